// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const carHatch: PictureSource = { width: 1600, height: 800, colour: "#5f5b65", avif: "/pictures/car-hatch-480.8ec07c91.avif 480w, /pictures/car-hatch-800.8ec07c91.avif 800w, /pictures/car-hatch-1200.8ec07c91.avif 1200w, /pictures/car-hatch-1600.8ec07c91.avif 1600w", webp: "", fallback: "/pictures/car-hatch-800.8ec07c91.webp" };
