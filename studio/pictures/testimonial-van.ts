// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 1200, height: 640, colour: "#63605a", avif: "/pictures/testimonial-van-480.76c0dbaf.avif 480w, /pictures/testimonial-van-800.76c0dbaf.avif 800w, /pictures/testimonial-van-1200.76c0dbaf.avif 1200w", webp: "", fallback: "/pictures/testimonial-van-480.76c0dbaf.webp" };
