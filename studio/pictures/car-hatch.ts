// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const carHatch: PictureSource = { width: 1600, height: 800, colour: "#5a5862", avif: "/pictures/car-hatch-480.de8d9d2e.avif 480w, /pictures/car-hatch-800.de8d9d2e.avif 800w, /pictures/car-hatch-1200.de8d9d2e.avif 1200w, /pictures/car-hatch-1600.de8d9d2e.avif 1600w", webp: "", fallback: "/pictures/car-hatch-800.de8d9d2e.webp" };
