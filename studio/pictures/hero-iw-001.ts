// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw001: PictureSource = { width: 2400, height: 1350, colour: "#352f2d", avif: "/pictures/hero-iw-001-960.8b5c5cb6.avif 960w, /pictures/hero-iw-001-1280.8b5c5cb6.avif 1280w, /pictures/hero-iw-001-1600.8b5c5cb6.avif 1600w, /pictures/hero-iw-001-2400.8b5c5cb6.avif 2400w", webp: "", fallback: "/pictures/hero-iw-001-800.8b5c5cb6.webp" };
