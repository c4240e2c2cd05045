// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const carDefault: PictureSource = {
  width: 960,
  height: 432,
  colour: "#303133",
  avif: "/pictures/car-default-480.7cd735b0.avif 480w, /pictures/car-default-800.46423abb.avif 800w, /pictures/car-default-960.5d72c67c.avif 960w",
  webp: "/pictures/car-default-480.a68f5de9.webp 480w, /pictures/car-default-800.fe6e5e85.webp 800w, /pictures/car-default-960.2b2f9a04.webp 960w",
  fallback: "/pictures/car-default-800.fe6e5e85.webp",
};
