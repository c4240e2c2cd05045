// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 960, height: 720, colour: "#84796d", avif: "/pictures/testimonial-van-480.ca6ee201.avif 480w, /pictures/testimonial-van-960.ca6ee201.avif 960w", webp: "", fallback: "/pictures/testimonial-van-480.ca6ee201.webp" };
