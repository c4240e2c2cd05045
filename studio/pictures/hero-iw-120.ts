// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw120: PictureSource = { width: 2400, height: 1350, colour: "#322c28", avif: "/pictures/hero-iw-120-960.7b22d0ec.avif 960w, /pictures/hero-iw-120-1280.7b22d0ec.avif 1280w, /pictures/hero-iw-120-1600.7b22d0ec.avif 1600w, /pictures/hero-iw-120-2400.7b22d0ec.avif 2400w", webp: "", fallback: "/pictures/hero-iw-120-800.7b22d0ec.webp" };
