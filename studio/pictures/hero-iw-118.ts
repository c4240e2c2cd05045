// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw118: PictureSource = { width: 2400, height: 1350, colour: "#221e26", avif: "/pictures/hero-iw-118-960.c3f92f97.avif 960w, /pictures/hero-iw-118-1280.c3f92f97.avif 1280w, /pictures/hero-iw-118-1600.c3f92f97.avif 1600w, /pictures/hero-iw-118-2400.c3f92f97.avif 2400w", webp: "", fallback: "/pictures/hero-iw-118-800.c3f92f97.webp" };
