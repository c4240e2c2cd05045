// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const portfolioFlip: PictureSource = { width: 1600, height: 900, colour: "#161722", avif: "/pictures/portfolio-flip-480.0faf2437.avif 480w, /pictures/portfolio-flip-800.9f34b41a.avif 800w, /pictures/portfolio-flip-1600.86f9b8d9.avif 1600w", webp: "/pictures/portfolio-flip-480.c4b989f1.webp 480w, /pictures/portfolio-flip-800.286dc91b.webp 800w, /pictures/portfolio-flip-1600.ca9ae61b.webp 1600w", fallback: "/pictures/portfolio-flip-800.286dc91b.webp" };
