// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw410: PictureSource = { width: 2400, height: 1350, colour: "#231d1a", avif: "/pictures/hero-iw-410-960.135b69a2.avif 960w, /pictures/hero-iw-410-1280.135b69a2.avif 1280w, /pictures/hero-iw-410-1600.135b69a2.avif 1600w, /pictures/hero-iw-410-2400.135b69a2.avif 2400w", webp: "", fallback: "/pictures/hero-iw-410-800.135b69a2.webp" };
