// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const portfolioFlip: PictureSource = {
  width: 960,
  height: 540,
  colour: "#1b1d28",
  avif: "/pictures/portfolio-flip-480.94b4fe7b.avif 480w, /pictures/portfolio-flip-800.e31341ed.avif 800w, /pictures/portfolio-flip-960.1f09208b.avif 960w",
  webp: "/pictures/portfolio-flip-480.2f4ffeee.webp 480w, /pictures/portfolio-flip-800.7f8e2c09.webp 800w, /pictures/portfolio-flip-960.62968277.webp 960w",
  fallback: "/pictures/portfolio-flip-800.7f8e2c09.webp",
};
