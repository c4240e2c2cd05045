// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishFlip: PictureSource = { width: 1200, height: 796, colour: "#13283f", avif: "/pictures/finish-flip-480.44825bdf.avif 480w, /pictures/finish-flip-800.44825bdf.avif 800w, /pictures/finish-flip-1200.44825bdf.avif 1200w", webp: "", fallback: "/pictures/finish-flip-800.44825bdf.webp" };
