// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const carHatch: PictureSource = { width: 1600, height: 900, colour: "#1d1a20", avif: "/pictures/car-hatch-480.8314cca4.avif 480w, /pictures/car-hatch-800.3c39c1d6.avif 800w, /pictures/car-hatch-1600.657e85db.avif 1600w", webp: "/pictures/car-hatch-480.a2d68047.webp 480w, /pictures/car-hatch-800.1fb4eea4.webp 800w, /pictures/car-hatch-1600.b159a303.webp 1600w", fallback: "/pictures/car-hatch-800.1fb4eea4.webp" };
