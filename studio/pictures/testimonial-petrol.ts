// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const testimonialPetrol: PictureSource = { width: 1600, height: 900, colour: "#575554", avif: "/pictures/testimonial-petrol-480.5551c583.avif 480w, /pictures/testimonial-petrol-800.5551c583.avif 800w, /pictures/testimonial-petrol-1200.5551c583.avif 1200w, /pictures/testimonial-petrol-1600.5551c583.avif 1600w", webp: "", fallback: "/pictures/testimonial-petrol-800.5551c583.webp" };
