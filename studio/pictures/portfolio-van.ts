// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioVan: PictureSource = { width: 1600, height: 900, colour: "#444746", avif: "/pictures/portfolio-van-480.1187c0e6.avif 480w, /pictures/portfolio-van-800.1187c0e6.avif 800w, /pictures/portfolio-van-1200.1187c0e6.avif 1200w, /pictures/portfolio-van-1600.1187c0e6.avif 1600w", webp: "", fallback: "/pictures/portfolio-van-800.1187c0e6.webp" };
