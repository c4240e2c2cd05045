// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 800, height: 600, colour: "#82776b", avif: "/pictures/testimonial-van-480.57fbdf97.avif 480w, /pictures/testimonial-van-800.57fbdf97.avif 800w", webp: "", fallback: "/pictures/testimonial-van-480.57fbdf97.webp" };
