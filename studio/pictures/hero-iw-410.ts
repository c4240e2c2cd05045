// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw410: PictureSource = { width: 2400, height: 1350, colour: "#231d1a", avif: "/pictures/hero-iw-410-960.e9b7e6e5.avif 960w, /pictures/hero-iw-410-1280.e9b7e6e5.avif 1280w, /pictures/hero-iw-410-1600.e9b7e6e5.avif 1600w, /pictures/hero-iw-410-2400.e9b7e6e5.avif 2400w", webp: "", fallback: "/pictures/hero-iw-410-800.e9b7e6e5.webp" };
