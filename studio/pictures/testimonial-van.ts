// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 640, height: 480, colour: "#84796d", avif: "/pictures/testimonial-van-480.83136e3c.avif 480w, /pictures/testimonial-van-640.83136e3c.avif 640w", webp: "", fallback: "/pictures/testimonial-van-480.83136e3c.webp" };
