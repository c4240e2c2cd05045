// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioFlip: PictureSource = { width: 1600, height: 900, colour: "#1d1c29", avif: "/pictures/portfolio-flip-800.4104bc0b.avif 800w, /pictures/portfolio-flip-1200.4104bc0b.avif 1200w, /pictures/portfolio-flip-1600.4104bc0b.avif 1600w", webp: "", fallback: "/pictures/portfolio-flip-800.4104bc0b.webp" };
