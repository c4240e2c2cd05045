// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const tryItOn: PictureSource = { width: 1600, height: 720, colour: "#261e28", avif: "/pictures/try-it-on-480.131ded41.avif 480w, /pictures/try-it-on-800.131ded41.avif 800w, /pictures/try-it-on-1200.131ded41.avif 1200w, /pictures/try-it-on-1600.131ded41.avif 1600w", webp: "", fallback: "/pictures/try-it-on-800.131ded41.webp" };
