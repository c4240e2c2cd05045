// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const tryItOn: PictureSource = { width: 1600, height: 720, colour: "#3e3c47", avif: "/pictures/try-it-on-480.11f60a6f.avif 480w, /pictures/try-it-on-800.11f60a6f.avif 800w, /pictures/try-it-on-1200.11f60a6f.avif 1200w, /pictures/try-it-on-1600.11f60a6f.avif 1600w", webp: "", fallback: "/pictures/try-it-on-800.11f60a6f.webp" };
