// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 640, height: 480, colour: "#897f76", avif: "/pictures/testimonial-van-480.8d459940.avif 480w, /pictures/testimonial-van-640.8d459940.avif 640w", webp: "", fallback: "/pictures/testimonial-van-480.8d459940.webp" };
