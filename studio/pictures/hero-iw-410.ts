// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw410: PictureSource = { width: 2400, height: 1350, colour: "#201a17", avif: "/pictures/hero-iw-410-960.52f3dbae.avif 960w, /pictures/hero-iw-410-1600.52f3dbae.avif 1600w, /pictures/hero-iw-410-2400.52f3dbae.avif 2400w", webp: "", fallback: "/pictures/hero-iw-410-800.52f3dbae.webp" };
