// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const carHatch: PictureSource = { width: 1600, height: 900, colour: "#4d5660", avif: "/pictures/car-hatch-480.5510c473.avif 480w, /pictures/car-hatch-800.5510c473.avif 800w, /pictures/car-hatch-1200.5510c473.avif 1200w, /pictures/car-hatch-1600.5510c473.avif 1600w", webp: "", fallback: "/pictures/car-hatch-800.5510c473.webp" };
