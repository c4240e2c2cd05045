// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const tryItOn: PictureSource = { width: 1600, height: 720, colour: "#4b3d3e", avif: "/pictures/try-it-on-480.08e447d7.avif 480w, /pictures/try-it-on-800.08e447d7.avif 800w, /pictures/try-it-on-1200.08e447d7.avif 1200w, /pictures/try-it-on-1600.08e447d7.avif 1600w", webp: "", fallback: "/pictures/try-it-on-800.08e447d7.webp" };
