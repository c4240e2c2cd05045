// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 640, height: 480, colour: "#565257", avif: "/pictures/testimonial-van-480.6ac2b376.avif 480w, /pictures/testimonial-van-640.6ac2b376.avif 640w", webp: "", fallback: "/pictures/testimonial-van-480.6ac2b376.webp" };
