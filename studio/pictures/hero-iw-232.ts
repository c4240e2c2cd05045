// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw232: PictureSource = { width: 1600, height: 900, colour: "#281a13", avif: "/pictures/hero-iw-232-640.d6f161d8.avif 640w, /pictures/hero-iw-232-800.d6f161d8.avif 800w, /pictures/hero-iw-232-1600.d6f161d8.avif 1600w", webp: "/pictures/hero-iw-232-640.d6f161d8.webp 640w, /pictures/hero-iw-232-800.d6f161d8.webp 800w, /pictures/hero-iw-232-1600.d6f161d8.webp 1600w", fallback: "/pictures/hero-iw-232-800.d6f161d8.webp" };
