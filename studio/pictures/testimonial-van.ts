// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 1200, height: 640, colour: "#4f4b43", avif: "/pictures/testimonial-van-480.c5f4a060.avif 480w, /pictures/testimonial-van-800.c5f4a060.avif 800w, /pictures/testimonial-van-1200.c5f4a060.avif 1200w", webp: "", fallback: "/pictures/testimonial-van-480.c5f4a060.webp" };
