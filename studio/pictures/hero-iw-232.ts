// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw232: PictureSource = { width: 2400, height: 1350, colour: "#2c1b16", avif: "/pictures/hero-iw-232-960.07f5d9d0.avif 960w, /pictures/hero-iw-232-1280.07f5d9d0.avif 1280w, /pictures/hero-iw-232-1600.07f5d9d0.avif 1600w, /pictures/hero-iw-232-2400.07f5d9d0.avif 2400w", webp: "", fallback: "/pictures/hero-iw-232-800.07f5d9d0.webp" };
