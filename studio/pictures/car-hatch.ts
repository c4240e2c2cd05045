// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const carHatch: PictureSource = { width: 1600, height: 800, colour: "#636c77", avif: "/pictures/car-hatch-480.bb5200ae.avif 480w, /pictures/car-hatch-800.bb5200ae.avif 800w, /pictures/car-hatch-1200.bb5200ae.avif 1200w, /pictures/car-hatch-1600.bb5200ae.avif 1600w", webp: "", fallback: "/pictures/car-hatch-800.bb5200ae.webp" };
