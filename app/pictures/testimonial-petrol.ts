// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const testimonialPetrol: PictureSource = { width: 528, height: 396, colour: "#1b2926", avif: "/pictures/testimonial-petrol-480.fe909730.avif 480w, /pictures/testimonial-petrol-528.e91f8b6f.avif 528w", webp: "/pictures/testimonial-petrol-480.818cde76.webp 480w, /pictures/testimonial-petrol-528.8a1a45a2.webp 528w", fallback: "/pictures/testimonial-petrol-528.8a1a45a2.webp" };
