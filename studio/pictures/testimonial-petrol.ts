// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialPetrol: PictureSource = { width: 1600, height: 900, colour: "#505050", avif: "/pictures/testimonial-petrol-480.6130a5dd.avif 480w, /pictures/testimonial-petrol-800.6130a5dd.avif 800w, /pictures/testimonial-petrol-1200.6130a5dd.avif 1200w, /pictures/testimonial-petrol-1600.6130a5dd.avif 1600w", webp: "", fallback: "/pictures/testimonial-petrol-800.6130a5dd.webp" };
