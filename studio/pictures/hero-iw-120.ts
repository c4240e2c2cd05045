// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw120: PictureSource = { width: 2400, height: 1350, colour: "#322b28", avif: "/pictures/hero-iw-120-960.95af0612.avif 960w, /pictures/hero-iw-120-1280.95af0612.avif 1280w, /pictures/hero-iw-120-1600.95af0612.avif 1600w, /pictures/hero-iw-120-2400.95af0612.avif 2400w", webp: "", fallback: "/pictures/hero-iw-120-800.95af0612.webp" };
