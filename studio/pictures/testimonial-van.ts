// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 1200, height: 640, colour: "#514337", avif: "/pictures/testimonial-van-480.9526d63f.avif 480w, /pictures/testimonial-van-800.9526d63f.avif 800w, /pictures/testimonial-van-1200.9526d63f.avif 1200w", webp: "", fallback: "/pictures/testimonial-van-480.9526d63f.webp" };
