// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw232: PictureSource = { width: 2400, height: 1350, colour: "#291914", avif: "/pictures/hero-iw-232-960.4d61314e.avif 960w, /pictures/hero-iw-232-1600.4d61314e.avif 1600w, /pictures/hero-iw-232-2400.4d61314e.avif 2400w", webp: "", fallback: "/pictures/hero-iw-232-800.4d61314e.webp" };
