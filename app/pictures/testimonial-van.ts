// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const testimonialVan: PictureSource = { width: 640, height: 480, colour: "#454745", avif: "/pictures/testimonial-van-480.22d800ff.avif 480w, /pictures/testimonial-van-640.d444fdf5.avif 640w", webp: "/pictures/testimonial-van-480.6278aa14.webp 480w, /pictures/testimonial-van-640.13ecad32.webp 640w", fallback: "/pictures/testimonial-van-640.13ecad32.webp" };
