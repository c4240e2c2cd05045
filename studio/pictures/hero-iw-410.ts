// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw410: PictureSource = { width: 2400, height: 1350, colour: "#211a18", avif: "/pictures/hero-iw-410-640.a519eaa7.avif 640w, /pictures/hero-iw-410-800.a519eaa7.avif 800w, /pictures/hero-iw-410-1600.a519eaa7.avif 1600w, /pictures/hero-iw-410-2400.a519eaa7.avif 2400w", webp: "", fallback: "/pictures/hero-iw-410-800.a519eaa7.webp" };
