// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const carHatch: PictureSource = { width: 1600, height: 800, colour: "#59626e", avif: "/pictures/car-hatch-480.3fe4a5bd.avif 480w, /pictures/car-hatch-800.3fe4a5bd.avif 800w, /pictures/car-hatch-1200.3fe4a5bd.avif 1200w, /pictures/car-hatch-1600.3fe4a5bd.avif 1600w", webp: "", fallback: "/pictures/car-hatch-800.3fe4a5bd.webp" };
