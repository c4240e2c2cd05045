// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw402: PictureSource = { width: 2400, height: 1350, colour: "#231a1d", avif: "/pictures/hero-iw-402-960.d6a84d82.avif 960w, /pictures/hero-iw-402-1280.d6a84d82.avif 1280w, /pictures/hero-iw-402-1600.d6a84d82.avif 1600w, /pictures/hero-iw-402-2400.d6a84d82.avif 2400w", webp: "", fallback: "/pictures/hero-iw-402-800.d6a84d82.webp" };
