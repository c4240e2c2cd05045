// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw402: PictureSource = { width: 2400, height: 1350, colour: "#21181b", avif: "/pictures/hero-iw-402-960.5fb534d2.avif 960w, /pictures/hero-iw-402-1600.5fb534d2.avif 1600w, /pictures/hero-iw-402-2400.5fb534d2.avif 2400w", webp: "", fallback: "/pictures/hero-iw-402-800.5fb534d2.webp" };
