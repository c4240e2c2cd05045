// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFlank: PictureSource = { width: 1200, height: 900, colour: "#1e213f", avif: "/pictures/service-flank-800.d591d08c.avif 800w, /pictures/service-flank-1200.d591d08c.avif 1200w", webp: "", fallback: "/pictures/service-flank-800.d591d08c.webp" };
