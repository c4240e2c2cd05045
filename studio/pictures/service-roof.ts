// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#666664", avif: "/pictures/service-roof-480.988e469f.avif 480w, /pictures/service-roof-800.988e469f.avif 800w, /pictures/service-roof-1200.988e469f.avif 1200w", webp: "", fallback: "/pictures/service-roof-800.988e469f.webp" };
