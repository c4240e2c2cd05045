// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 1200, height: 640, colour: "#504c44", avif: "/pictures/testimonial-van-480.c4da1b6b.avif 480w, /pictures/testimonial-van-800.c4da1b6b.avif 800w, /pictures/testimonial-van-1200.c4da1b6b.avif 1200w", webp: "", fallback: "/pictures/testimonial-van-480.c4da1b6b.webp" };
