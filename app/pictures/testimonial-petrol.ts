// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const testimonialPetrol: PictureSource = {
  width: 360,
  height: 200,
  colour: "#26302c",
  avif: "/pictures/testimonial-petrol-360.da6438c6.avif 360w",
  webp: "/pictures/testimonial-petrol-360.cd49c4b1.webp 360w",
  fallback: "/pictures/testimonial-petrol-360.cd49c4b1.webp",
};
