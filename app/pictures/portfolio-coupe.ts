// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const portfolioCoupe: PictureSource = {
  width: 960,
  height: 432,
  colour: "#252629",
  avif: "/pictures/portfolio-coupe-480.e1bc7789.avif 480w, /pictures/portfolio-coupe-800.9448815c.avif 800w, /pictures/portfolio-coupe-960.22dffd0b.avif 960w",
  webp: "/pictures/portfolio-coupe-480.c1474b96.webp 480w, /pictures/portfolio-coupe-800.480dda99.webp 800w, /pictures/portfolio-coupe-960.9332b67b.webp 960w",
  fallback: "/pictures/portfolio-coupe-800.480dda99.webp",
};
