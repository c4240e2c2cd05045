// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#4c3b3d", avif: "/pictures/service-roof-480.2622de64.avif 480w, /pictures/service-roof-800.2622de64.avif 800w, /pictures/service-roof-1200.2622de64.avif 1200w", webp: "", fallback: "/pictures/service-roof-800.2622de64.webp" };
