// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw402: PictureSource = { width: 1600, height: 900, colour: "#211818", avif: "/pictures/hero-iw-402-640.857af929.avif 640w, /pictures/hero-iw-402-800.435ce9c0.avif 800w, /pictures/hero-iw-402-1600.951613f5.avif 1600w", webp: "/pictures/hero-iw-402-640.9d2a1997.webp 640w, /pictures/hero-iw-402-800.f32ac1cf.webp 800w, /pictures/hero-iw-402-1600.7d4c3339.webp 1600w", fallback: "/pictures/hero-iw-402-800.f32ac1cf.webp" };
