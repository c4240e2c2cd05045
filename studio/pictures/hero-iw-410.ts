// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw410: PictureSource = { width: 2400, height: 1350, colour: "#211b18", avif: "/pictures/hero-iw-410-960.db3fd25d.avif 960w, /pictures/hero-iw-410-1280.db3fd25d.avif 1280w, /pictures/hero-iw-410-1600.db3fd25d.avif 1600w, /pictures/hero-iw-410-2400.db3fd25d.avif 2400w", webp: "", fallback: "/pictures/hero-iw-410-800.db3fd25d.webp" };
