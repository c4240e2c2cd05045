// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const workshop: PictureSource = { width: 2000, height: 1125, colour: "#545959", avif: "/pictures/workshop-800.3d12c015.avif 800w, /pictures/workshop-1200.3d12c015.avif 1200w, /pictures/workshop-2000.3d12c015.avif 2000w", webp: "", fallback: "/pictures/workshop-800.3d12c015.webp" };
