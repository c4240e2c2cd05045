// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioFlip: PictureSource = { width: 1600, height: 900, colour: "#1d1c2a", avif: "/pictures/portfolio-flip-800.7d2fd87a.avif 800w, /pictures/portfolio-flip-1200.7d2fd87a.avif 1200w, /pictures/portfolio-flip-1600.7d2fd87a.avif 1600w", webp: "", fallback: "/pictures/portfolio-flip-800.7d2fd87a.webp" };
