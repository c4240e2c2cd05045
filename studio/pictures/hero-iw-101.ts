// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw101: PictureSource = { width: 2400, height: 1350, colour: "#2f1a18", avif: "/pictures/hero-iw-101-960.d90f920a.avif 960w, /pictures/hero-iw-101-1280.d90f920a.avif 1280w, /pictures/hero-iw-101-1600.d90f920a.avif 1600w, /pictures/hero-iw-101-2400.d90f920a.avif 2400w", webp: "", fallback: "/pictures/hero-iw-101-800.d90f920a.webp" };
