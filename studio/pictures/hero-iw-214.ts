// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw214: PictureSource = { width: 2400, height: 1350, colour: "#201f1c", avif: "/pictures/hero-iw-214-960.758add39.avif 960w, /pictures/hero-iw-214-1280.758add39.avif 1280w, /pictures/hero-iw-214-1600.758add39.avif 1600w, /pictures/hero-iw-214-2400.758add39.avif 2400w", webp: "", fallback: "/pictures/hero-iw-214-800.758add39.webp" };
