// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw118: PictureSource = { width: 1600, height: 900, colour: "#1e181c", avif: "/pictures/hero-iw-118-640.b2f8cff3.avif 640w, /pictures/hero-iw-118-800.b2f8cff3.avif 800w, /pictures/hero-iw-118-1600.b2f8cff3.avif 1600w", webp: "/pictures/hero-iw-118-640.b2f8cff3.webp 640w, /pictures/hero-iw-118-800.b2f8cff3.webp 800w, /pictures/hero-iw-118-1600.b2f8cff3.webp 1600w", fallback: "/pictures/hero-iw-118-800.b2f8cff3.webp" };
