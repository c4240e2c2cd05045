// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const portfolioFlip: PictureSource = { width: 1600, height: 900, colour: "#161722", avif: "/pictures/portfolio-flip-480.6f22edfe.avif 480w, /pictures/portfolio-flip-800.27bbb120.avif 800w, /pictures/portfolio-flip-1600.ac1737af.avif 1600w", webp: "/pictures/portfolio-flip-480.ea50f47e.webp 480w, /pictures/portfolio-flip-800.58fa0fcf.webp 800w, /pictures/portfolio-flip-1600.e5208ca8.webp 1600w", fallback: "/pictures/portfolio-flip-800.58fa0fcf.webp" };
