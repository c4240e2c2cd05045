// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw402: PictureSource = { width: 2400, height: 1350, colour: "#231b1e", avif: "/pictures/hero-iw-402-960.04cea97e.avif 960w, /pictures/hero-iw-402-1280.04cea97e.avif 1280w, /pictures/hero-iw-402-1600.04cea97e.avif 1600w, /pictures/hero-iw-402-2400.04cea97e.avif 2400w", webp: "", fallback: "/pictures/hero-iw-402-800.04cea97e.webp" };
