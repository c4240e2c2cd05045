// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioVan: PictureSource = { width: 1600, height: 900, colour: "#676b6c", avif: "/pictures/portfolio-van-480.368e7df7.avif 480w, /pictures/portfolio-van-800.368e7df7.avif 800w, /pictures/portfolio-van-1200.368e7df7.avif 1200w, /pictures/portfolio-van-1600.368e7df7.avif 1600w", webp: "", fallback: "/pictures/portfolio-van-800.368e7df7.webp" };
