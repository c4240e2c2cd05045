// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const workshop: PictureSource = { width: 1600, height: 900, colour: "#566061", avif: "/pictures/workshop-480.1d935ea1.avif 480w, /pictures/workshop-800.1d935ea1.avif 800w, /pictures/workshop-1200.1d935ea1.avif 1200w, /pictures/workshop-1600.1d935ea1.avif 1600w", webp: "", fallback: "/pictures/workshop-800.1d935ea1.webp" };
