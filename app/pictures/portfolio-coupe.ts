// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const portfolioCoupe: PictureSource = { width: 1600, height: 720, colour: "#1c1d20", avif: "/pictures/portfolio-coupe-480.65a97651.avif 480w, /pictures/portfolio-coupe-800.be1d7b72.avif 800w, /pictures/portfolio-coupe-1600.976c4e27.avif 1600w", webp: "/pictures/portfolio-coupe-480.0840641b.webp 480w, /pictures/portfolio-coupe-800.8130eb84.webp 800w, /pictures/portfolio-coupe-1600.6789ddd6.webp 1600w", fallback: "/pictures/portfolio-coupe-800.8130eb84.webp" };
