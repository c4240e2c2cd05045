// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw410: PictureSource = { width: 2400, height: 1350, colour: "#1d1714", avif: "/pictures/hero-iw-410-960.5b03d8b3.avif 960w, /pictures/hero-iw-410-1280.5b03d8b3.avif 1280w, /pictures/hero-iw-410-1600.5b03d8b3.avif 1600w, /pictures/hero-iw-410-2400.5b03d8b3.avif 2400w", webp: "", fallback: "/pictures/hero-iw-410-800.5b03d8b3.webp" };
