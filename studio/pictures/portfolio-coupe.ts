// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioCoupe: PictureSource = { width: 1600, height: 900, colour: "#3d2e2c", avif: "/pictures/portfolio-coupe-480.33edfdd3.avif 480w, /pictures/portfolio-coupe-800.33edfdd3.avif 800w, /pictures/portfolio-coupe-1200.33edfdd3.avif 1200w, /pictures/portfolio-coupe-1600.33edfdd3.avif 1600w", webp: "", fallback: "/pictures/portfolio-coupe-800.33edfdd3.webp" };
