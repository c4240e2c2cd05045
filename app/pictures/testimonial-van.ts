// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const testimonialVan: PictureSource = { width: 640, height: 480, colour: "#494b4a", avif: "/pictures/testimonial-van-480.11ae12f5.avif 480w, /pictures/testimonial-van-640.fe632757.avif 640w", webp: "/pictures/testimonial-van-480.d5a0efe8.webp 480w, /pictures/testimonial-van-640.d3acedc4.webp 640w", fallback: "/pictures/testimonial-van-640.d3acedc4.webp" };
