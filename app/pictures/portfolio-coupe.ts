// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const portfolioCoupe: PictureSource = { width: 1600, height: 720, colour: "#1d1f22", avif: "/pictures/portfolio-coupe-480.8b62ec10.avif 480w, /pictures/portfolio-coupe-800.6def2f32.avif 800w, /pictures/portfolio-coupe-1600.3b4ebb91.avif 1600w", webp: "/pictures/portfolio-coupe-480.ac9a5b1b.webp 480w, /pictures/portfolio-coupe-800.62b0d6a5.webp 800w, /pictures/portfolio-coupe-1600.41d4fe46.webp 1600w", fallback: "/pictures/portfolio-coupe-800.62b0d6a5.webp" };
