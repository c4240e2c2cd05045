// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const testimonialCopper: PictureSource = { width: 560, height: 420, colour: "#3d2a1d", avif: "/pictures/testimonial-copper-480.4eaba0bf.avif 480w, /pictures/testimonial-copper-560.aa129cd6.avif 560w", webp: "/pictures/testimonial-copper-480.d69bae3e.webp 480w, /pictures/testimonial-copper-560.d2d1804d.webp 560w", fallback: "/pictures/testimonial-copper-560.d2d1804d.webp" };
