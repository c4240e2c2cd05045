// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw118: PictureSource = { width: 2400, height: 1350, colour: "#201b22", avif: "/pictures/hero-iw-118-640.30e7e271.avif 640w, /pictures/hero-iw-118-800.30e7e271.avif 800w, /pictures/hero-iw-118-1600.30e7e271.avif 1600w, /pictures/hero-iw-118-2400.30e7e271.avif 2400w", webp: "", fallback: "/pictures/hero-iw-118-800.30e7e271.webp" };
