// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw232: PictureSource = { width: 1600, height: 900, colour: "#281a13", avif: "/pictures/hero-iw-232-640.f69fc458.avif 640w, /pictures/hero-iw-232-800.948d5743.avif 800w, /pictures/hero-iw-232-1600.0d67113c.avif 1600w", webp: "/pictures/hero-iw-232-640.71332b08.webp 640w, /pictures/hero-iw-232-800.71f4e2b8.webp 800w, /pictures/hero-iw-232-1600.e7561591.webp 1600w", fallback: "/pictures/hero-iw-232-800.71f4e2b8.webp" };
