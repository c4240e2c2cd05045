// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw140: PictureSource = { width: 2400, height: 1350, colour: "#322616", avif: "/pictures/hero-iw-140-640.434068b9.avif 640w, /pictures/hero-iw-140-800.434068b9.avif 800w, /pictures/hero-iw-140-1600.434068b9.avif 1600w, /pictures/hero-iw-140-2400.434068b9.avif 2400w", webp: "", fallback: "/pictures/hero-iw-140-800.434068b9.webp" };
