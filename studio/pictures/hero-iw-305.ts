// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw305: PictureSource = { width: 2400, height: 1350, colour: "#221c18", avif: "/pictures/hero-iw-305-960.cdd3ee3d.avif 960w, /pictures/hero-iw-305-1280.cdd3ee3d.avif 1280w, /pictures/hero-iw-305-1600.cdd3ee3d.avif 1600w, /pictures/hero-iw-305-2400.cdd3ee3d.avif 2400w", webp: "", fallback: "/pictures/hero-iw-305-800.cdd3ee3d.webp" };
