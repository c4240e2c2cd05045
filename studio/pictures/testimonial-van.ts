// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 1200, height: 640, colour: "#5a484c", avif: "/pictures/testimonial-van-480.8e0ad668.avif 480w, /pictures/testimonial-van-800.8e0ad668.avif 800w, /pictures/testimonial-van-1200.8e0ad668.avif 1200w", webp: "", fallback: "/pictures/testimonial-van-480.8e0ad668.webp" };
