// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw118: PictureSource = { width: 2400, height: 1350, colour: "#1f1b22", avif: "/pictures/hero-iw-118-960.4c5c8d4b.avif 960w, /pictures/hero-iw-118-1600.4c5c8d4b.avif 1600w, /pictures/hero-iw-118-2400.4c5c8d4b.avif 2400w", webp: "", fallback: "/pictures/hero-iw-118-800.4c5c8d4b.webp" };
