// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 800, height: 600, colour: "#6a625b", avif: "/pictures/testimonial-van-480.16aea1ed.avif 480w, /pictures/testimonial-van-800.16aea1ed.avif 800w", webp: "", fallback: "/pictures/testimonial-van-480.16aea1ed.webp" };
