// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const testimonialPetrol: PictureSource = { width: 528, height: 396, colour: "#182523", avif: "/pictures/testimonial-petrol-480.5b58a556.avif 480w, /pictures/testimonial-petrol-528.fbfe2114.avif 528w", webp: "/pictures/testimonial-petrol-480.91662039.webp 480w, /pictures/testimonial-petrol-528.3c324a64.webp 528w", fallback: "/pictures/testimonial-petrol-528.3c324a64.webp" };
