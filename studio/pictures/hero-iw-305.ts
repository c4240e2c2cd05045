// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw305: PictureSource = { width: 2400, height: 1350, colour: "#231d19", avif: "/pictures/hero-iw-305-960.b98d20b1.avif 960w, /pictures/hero-iw-305-1280.b98d20b1.avif 1280w, /pictures/hero-iw-305-1600.b98d20b1.avif 1600w, /pictures/hero-iw-305-2400.b98d20b1.avif 2400w", webp: "", fallback: "/pictures/hero-iw-305-800.b98d20b1.webp" };
