// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioCoupe: PictureSource = { width: 1600, height: 720, colour: "#726160", avif: "/pictures/portfolio-coupe-480.fc2e2fc0.avif 480w, /pictures/portfolio-coupe-800.fc2e2fc0.avif 800w, /pictures/portfolio-coupe-1200.fc2e2fc0.avif 1200w, /pictures/portfolio-coupe-1600.fc2e2fc0.avif 1600w", webp: "", fallback: "/pictures/portfolio-coupe-800.fc2e2fc0.webp" };
