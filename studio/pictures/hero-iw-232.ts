// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw232: PictureSource = { width: 2400, height: 1350, colour: "#2c1c17", avif: "/pictures/hero-iw-232-960.ed804242.avif 960w, /pictures/hero-iw-232-1280.ed804242.avif 1280w, /pictures/hero-iw-232-1600.ed804242.avif 1600w, /pictures/hero-iw-232-2400.ed804242.avif 2400w", webp: "", fallback: "/pictures/hero-iw-232-800.ed804242.webp" };
