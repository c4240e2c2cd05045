// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFlank: PictureSource = { width: 1200, height: 900, colour: "#394160", avif: "/pictures/service-flank-800.089f4320.avif 800w, /pictures/service-flank-1200.089f4320.avif 1200w", webp: "", fallback: "/pictures/service-flank-800.089f4320.webp" };
