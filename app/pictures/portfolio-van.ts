// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const portfolioVan: PictureSource = { width: 1600, height: 900, colour: "#1f2328", avif: "/pictures/portfolio-van-480.0cb4d8fa.avif 480w, /pictures/portfolio-van-800.7266a1e2.avif 800w, /pictures/portfolio-van-1600.f19e1ec5.avif 1600w", webp: "/pictures/portfolio-van-480.79dab676.webp 480w, /pictures/portfolio-van-800.000b600a.webp 800w, /pictures/portfolio-van-1600.6c4d5125.webp 1600w", fallback: "/pictures/portfolio-van-800.000b600a.webp" };
