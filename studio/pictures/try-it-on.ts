// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const tryItOn: PictureSource = { width: 1600, height: 720, colour: "#221c28", avif: "/pictures/try-it-on-480.d59f58da.avif 480w, /pictures/try-it-on-800.d59f58da.avif 800w, /pictures/try-it-on-1200.d59f58da.avif 1200w, /pictures/try-it-on-1600.d59f58da.avif 1600w", webp: "", fallback: "/pictures/try-it-on-800.d59f58da.webp" };
