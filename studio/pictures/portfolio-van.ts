// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioVan: PictureSource = { width: 1600, height: 900, colour: "#636868", avif: "/pictures/portfolio-van-480.15d2abed.avif 480w, /pictures/portfolio-van-800.15d2abed.avif 800w, /pictures/portfolio-van-1200.15d2abed.avif 1200w, /pictures/portfolio-van-1600.15d2abed.avif 1600w", webp: "", fallback: "/pictures/portfolio-van-800.15d2abed.webp" };
