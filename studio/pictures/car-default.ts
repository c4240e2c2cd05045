// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const carDefault: PictureSource = { width: 1600, height: 720, colour: "#251918", avif: "/pictures/car-default-480.af8c9313.avif 480w, /pictures/car-default-800.af8c9313.avif 800w, /pictures/car-default-1200.af8c9313.avif 1200w, /pictures/car-default-1600.af8c9313.avif 1600w", webp: "", fallback: "/pictures/car-default-800.af8c9313.webp" };
