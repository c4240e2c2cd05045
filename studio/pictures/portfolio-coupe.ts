// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioCoupe: PictureSource = { width: 1600, height: 720, colour: "#554644", avif: "/pictures/portfolio-coupe-480.a1b9149b.avif 480w, /pictures/portfolio-coupe-800.a1b9149b.avif 800w, /pictures/portfolio-coupe-1200.a1b9149b.avif 1200w, /pictures/portfolio-coupe-1600.a1b9149b.avif 1600w", webp: "", fallback: "/pictures/portfolio-coupe-800.a1b9149b.webp" };
