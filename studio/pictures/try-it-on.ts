// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const tryItOn: PictureSource = { width: 1600, height: 720, colour: "#4b3c3d", avif: "/pictures/try-it-on-480.1a059234.avif 480w, /pictures/try-it-on-800.1a059234.avif 800w, /pictures/try-it-on-1200.1a059234.avif 1200w, /pictures/try-it-on-1600.1a059234.avif 1600w", webp: "", fallback: "/pictures/try-it-on-800.1a059234.webp" };
