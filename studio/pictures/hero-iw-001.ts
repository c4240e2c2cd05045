// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw001: PictureSource = { width: 2400, height: 1350, colour: "#332d2b", avif: "/pictures/hero-iw-001-960.f1be15a0.avif 960w, /pictures/hero-iw-001-1600.f1be15a0.avif 1600w, /pictures/hero-iw-001-2400.f1be15a0.avif 2400w", webp: "", fallback: "/pictures/hero-iw-001-800.f1be15a0.webp" };
