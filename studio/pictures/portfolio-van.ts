// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioVan: PictureSource = { width: 1600, height: 900, colour: "#484b4b", avif: "/pictures/portfolio-van-480.25bd0c69.avif 480w, /pictures/portfolio-van-800.25bd0c69.avif 800w, /pictures/portfolio-van-1200.25bd0c69.avif 1200w, /pictures/portfolio-van-1600.25bd0c69.avif 1600w", webp: "", fallback: "/pictures/portfolio-van-800.25bd0c69.webp" };
