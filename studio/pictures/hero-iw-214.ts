// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw214: PictureSource = { width: 2400, height: 1350, colour: "#201f1c", avif: "/pictures/hero-iw-214-960.3e766b3b.avif 960w, /pictures/hero-iw-214-1280.3e766b3b.avif 1280w, /pictures/hero-iw-214-1600.3e766b3b.avif 1600w, /pictures/hero-iw-214-2400.3e766b3b.avif 2400w", webp: "", fallback: "/pictures/hero-iw-214-800.3e766b3b.webp" };
