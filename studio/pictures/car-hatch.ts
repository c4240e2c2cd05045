// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const carHatch: PictureSource = { width: 1600, height: 900, colour: "#545257", avif: "/pictures/car-hatch-480.dbdc43c2.avif 480w, /pictures/car-hatch-800.dbdc43c2.avif 800w, /pictures/car-hatch-1200.dbdc43c2.avif 1200w, /pictures/car-hatch-1600.dbdc43c2.avif 1600w", webp: "", fallback: "/pictures/car-hatch-800.dbdc43c2.webp" };
