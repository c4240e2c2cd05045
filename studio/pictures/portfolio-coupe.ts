// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioCoupe: PictureSource = { width: 1600, height: 900, colour: "#3b2c2a", avif: "/pictures/portfolio-coupe-480.9e08002d.avif 480w, /pictures/portfolio-coupe-800.9e08002d.avif 800w, /pictures/portfolio-coupe-1200.9e08002d.avif 1200w, /pictures/portfolio-coupe-1600.9e08002d.avif 1600w", webp: "", fallback: "/pictures/portfolio-coupe-800.9e08002d.webp" };
