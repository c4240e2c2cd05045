// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const carHatch: PictureSource = { width: 1600, height: 900, colour: "#616c76", avif: "/pictures/car-hatch-480.f3cd8d94.avif 480w, /pictures/car-hatch-800.f3cd8d94.avif 800w, /pictures/car-hatch-1200.f3cd8d94.avif 1200w, /pictures/car-hatch-1600.f3cd8d94.avif 1600w", webp: "", fallback: "/pictures/car-hatch-800.f3cd8d94.webp" };
