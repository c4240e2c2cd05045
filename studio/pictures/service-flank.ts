// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFlank: PictureSource = { width: 1200, height: 900, colour: "#3a4261", avif: "/pictures/service-flank-800.a0497d6a.avif 800w, /pictures/service-flank-1200.a0497d6a.avif 1200w", webp: "", fallback: "/pictures/service-flank-800.a0497d6a.webp" };
