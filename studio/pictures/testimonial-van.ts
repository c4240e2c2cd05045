// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 1200, height: 640, colour: "#594c46", avif: "/pictures/testimonial-van-480.e124c6aa.avif 480w, /pictures/testimonial-van-800.e124c6aa.avif 800w, /pictures/testimonial-van-1200.e124c6aa.avif 1200w", webp: "", fallback: "/pictures/testimonial-van-480.e124c6aa.webp" };
