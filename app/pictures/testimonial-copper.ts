// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const testimonialCopper: PictureSource = {
  width: 360,
  height: 200,
  colour: "#3d3127",
  avif: "/pictures/testimonial-copper-360.1adb9597.avif 360w",
  webp: "/pictures/testimonial-copper-360.7b8eda4e.webp 360w",
  fallback: "/pictures/testimonial-copper-360.7b8eda4e.webp",
};
