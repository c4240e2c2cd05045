// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const workshop: PictureSource = { width: 2000, height: 1125, colour: "#505757", avif: "/pictures/workshop-800.5f4a075c.avif 800w, /pictures/workshop-1200.5f4a075c.avif 1200w, /pictures/workshop-2000.5f4a075c.avif 2000w", webp: "", fallback: "/pictures/workshop-800.5f4a075c.webp" };
