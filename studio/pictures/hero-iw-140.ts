// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw140: PictureSource = { width: 1600, height: 900, colour: "#2b1f13", avif: "/pictures/hero-iw-140-640.6c9a2c8d.avif 640w, /pictures/hero-iw-140-800.6c9a2c8d.avif 800w, /pictures/hero-iw-140-1600.6c9a2c8d.avif 1600w", webp: "/pictures/hero-iw-140-640.6c9a2c8d.webp 640w, /pictures/hero-iw-140-800.6c9a2c8d.webp 800w, /pictures/hero-iw-140-1600.6c9a2c8d.webp 1600w", fallback: "/pictures/hero-iw-140-800.6c9a2c8d.webp" };
