// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw001: PictureSource = { width: 1600, height: 900, colour: "#302927", avif: "/pictures/hero-iw-001-640.86e44fe5.avif 640w, /pictures/hero-iw-001-800.bf185e09.avif 800w, /pictures/hero-iw-001-1600.72712aab.avif 1600w", webp: "/pictures/hero-iw-001-640.88237300.webp 640w, /pictures/hero-iw-001-800.44f6b425.webp 800w, /pictures/hero-iw-001-1600.33df6076.webp 1600w", fallback: "/pictures/hero-iw-001-800.44f6b425.webp" };
