// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw214: PictureSource = { width: 2400, height: 1350, colour: "#1e1d1a", avif: "/pictures/hero-iw-214-960.81b8e004.avif 960w, /pictures/hero-iw-214-1600.81b8e004.avif 1600w, /pictures/hero-iw-214-2400.81b8e004.avif 2400w", webp: "", fallback: "/pictures/hero-iw-214-800.81b8e004.webp" };
