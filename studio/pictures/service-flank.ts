// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFlank: PictureSource = { width: 1200, height: 900, colour: "#1b1f3b", avif: "/pictures/service-flank-800.abd929eb.avif 800w, /pictures/service-flank-1200.abd929eb.avif 1200w", webp: "", fallback: "/pictures/service-flank-800.abd929eb.webp" };
