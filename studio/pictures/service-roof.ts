// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#505355", avif: "/pictures/service-roof-480.c40b4b3b.avif 480w, /pictures/service-roof-800.c40b4b3b.avif 800w, /pictures/service-roof-1200.c40b4b3b.avif 1200w", webp: "", fallback: "/pictures/service-roof-800.c40b4b3b.webp" };
