// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw232: PictureSource = { width: 2400, height: 1350, colour: "#2c1c17", avif: "/pictures/hero-iw-232-960.0e478f59.avif 960w, /pictures/hero-iw-232-1280.0e478f59.avif 1280w, /pictures/hero-iw-232-1600.0e478f59.avif 1600w, /pictures/hero-iw-232-2400.0e478f59.avif 2400w", webp: "", fallback: "/pictures/hero-iw-232-800.0e478f59.webp" };
