// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const carHatch: PictureSource = { width: 1600, height: 800, colour: "#626b77", avif: "/pictures/car-hatch-480.ba322c48.avif 480w, /pictures/car-hatch-800.ba322c48.avif 800w, /pictures/car-hatch-1200.ba322c48.avif 1200w, /pictures/car-hatch-1600.ba322c48.avif 1600w", webp: "", fallback: "/pictures/car-hatch-800.ba322c48.webp" };
