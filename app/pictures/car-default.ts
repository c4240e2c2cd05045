// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const carDefault: PictureSource = { width: 1600, height: 720, colour: "#232528", avif: "/pictures/car-default-480.d915f7c6.avif 480w, /pictures/car-default-800.6e18937f.avif 800w, /pictures/car-default-1600.087e340f.avif 1600w", webp: "/pictures/car-default-480.28df91a7.webp 480w, /pictures/car-default-800.c0a5bd79.webp 800w, /pictures/car-default-1600.8e557a21.webp 1600w", fallback: "/pictures/car-default-800.c0a5bd79.webp" };
