// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioCoupe: PictureSource = { width: 1600, height: 720, colour: "#3c2b28", avif: "/pictures/portfolio-coupe-480.87d5b023.avif 480w, /pictures/portfolio-coupe-800.87d5b023.avif 800w, /pictures/portfolio-coupe-1200.87d5b023.avif 1200w, /pictures/portfolio-coupe-1600.87d5b023.avif 1600w", webp: "", fallback: "/pictures/portfolio-coupe-800.87d5b023.webp" };
