// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw120: PictureSource = { width: 2400, height: 1350, colour: "#312a27", avif: "/pictures/hero-iw-120-960.b78bb8aa.avif 960w, /pictures/hero-iw-120-1280.b78bb8aa.avif 1280w, /pictures/hero-iw-120-1600.b78bb8aa.avif 1600w, /pictures/hero-iw-120-2400.b78bb8aa.avif 2400w", webp: "", fallback: "/pictures/hero-iw-120-800.b78bb8aa.webp" };
