// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 640, height: 480, colour: "#3f423f", avif: "/pictures/testimonial-van-480.bfbd18c5.avif 480w, /pictures/testimonial-van-640.bfbd18c5.avif 640w", webp: "/pictures/testimonial-van-480.bfbd18c5.webp 480w, /pictures/testimonial-van-640.bfbd18c5.webp 640w", fallback: "/pictures/testimonial-van-640.bfbd18c5.webp" };
