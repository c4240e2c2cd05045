// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw101: PictureSource = { width: 2400, height: 1350, colour: "#2e1a17", avif: "/pictures/hero-iw-101-960.17e7308c.avif 960w, /pictures/hero-iw-101-1280.17e7308c.avif 1280w, /pictures/hero-iw-101-1600.17e7308c.avif 1600w, /pictures/hero-iw-101-2400.17e7308c.avif 2400w", webp: "", fallback: "/pictures/hero-iw-101-800.17e7308c.webp" };
