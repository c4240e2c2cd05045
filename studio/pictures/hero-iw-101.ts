// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw101: PictureSource = { width: 2400, height: 1350, colour: "#2e1a18", avif: "/pictures/hero-iw-101-960.78a8fb6b.avif 960w, /pictures/hero-iw-101-1280.78a8fb6b.avif 1280w, /pictures/hero-iw-101-1600.78a8fb6b.avif 1600w, /pictures/hero-iw-101-2400.78a8fb6b.avif 2400w", webp: "", fallback: "/pictures/hero-iw-101-800.78a8fb6b.webp" };
