// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 640, height: 480, colour: "#4f3f33", avif: "/pictures/testimonial-van-480.2436e7ea.avif 480w, /pictures/testimonial-van-640.2436e7ea.avif 640w", webp: "", fallback: "/pictures/testimonial-van-480.2436e7ea.webp" };
