// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialVan: PictureSource = { width: 1200, height: 640, colour: "#634f42", avif: "/pictures/testimonial-van-480.684cc667.avif 480w, /pictures/testimonial-van-800.684cc667.avif 800w, /pictures/testimonial-van-1200.684cc667.avif 1200w", webp: "", fallback: "/pictures/testimonial-van-480.684cc667.webp" };
