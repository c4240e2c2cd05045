// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioFlip: PictureSource = { width: 1600, height: 900, colour: "#1c1d2b", avif: "/pictures/portfolio-flip-800.94fa55b5.avif 800w, /pictures/portfolio-flip-1200.94fa55b5.avif 1200w, /pictures/portfolio-flip-1600.94fa55b5.avif 1600w", webp: "", fallback: "/pictures/portfolio-flip-800.94fa55b5.webp" };
