// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const testimonialVan: PictureSource = {
  width: 480,
  height: 300,
  colour: "#515455",
  avif: "/pictures/testimonial-van-480.cdd9f5d1.avif 480w",
  webp: "/pictures/testimonial-van-480.c055bb47.webp 480w",
  fallback: "/pictures/testimonial-van-480.c055bb47.webp",
};
