// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw214: PictureSource = { width: 2400, height: 1350, colour: "#20201d", avif: "/pictures/hero-iw-214-960.a5b75a6c.avif 960w, /pictures/hero-iw-214-1280.a5b75a6c.avif 1280w, /pictures/hero-iw-214-1600.a5b75a6c.avif 1600w, /pictures/hero-iw-214-2400.a5b75a6c.avif 2400w", webp: "", fallback: "/pictures/hero-iw-214-800.a5b75a6c.webp" };
