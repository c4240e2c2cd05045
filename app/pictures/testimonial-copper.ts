// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const testimonialCopper: PictureSource = { width: 560, height: 420, colour: "#433023", avif: "/pictures/testimonial-copper-480.52aacfee.avif 480w, /pictures/testimonial-copper-560.3b14ff3d.avif 560w", webp: "/pictures/testimonial-copper-480.8654047f.webp 480w, /pictures/testimonial-copper-560.84a6a346.webp 560w", fallback: "/pictures/testimonial-copper-560.84a6a346.webp" };
