// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw214: PictureSource = { width: 2400, height: 1350, colour: "#1e1d1a", avif: "/pictures/hero-iw-214-640.a2178e27.avif 640w, /pictures/hero-iw-214-800.a2178e27.avif 800w, /pictures/hero-iw-214-1600.a2178e27.avif 1600w, /pictures/hero-iw-214-2400.a2178e27.avif 2400w", webp: "", fallback: "/pictures/hero-iw-214-800.a2178e27.webp" };
