// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioCoupe: PictureSource = { width: 1600, height: 720, colour: "#674030", avif: "/pictures/portfolio-coupe-480.bc3020e4.avif 480w, /pictures/portfolio-coupe-800.bc3020e4.avif 800w, /pictures/portfolio-coupe-1200.bc3020e4.avif 1200w, /pictures/portfolio-coupe-1600.bc3020e4.avif 1600w", webp: "", fallback: "/pictures/portfolio-coupe-800.bc3020e4.webp" };
