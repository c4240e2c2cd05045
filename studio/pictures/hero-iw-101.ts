// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw101: PictureSource = { width: 2400, height: 1350, colour: "#2c1816", avif: "/pictures/hero-iw-101-960.699d1474.avif 960w, /pictures/hero-iw-101-1600.699d1474.avif 1600w, /pictures/hero-iw-101-2400.699d1474.avif 2400w", webp: "", fallback: "/pictures/hero-iw-101-800.699d1474.webp" };
