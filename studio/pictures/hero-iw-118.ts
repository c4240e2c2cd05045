// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw118: PictureSource = { width: 2400, height: 1350, colour: "#211c24", avif: "/pictures/hero-iw-118-960.8f5287cc.avif 960w, /pictures/hero-iw-118-1280.8f5287cc.avif 1280w, /pictures/hero-iw-118-1600.8f5287cc.avif 1600w, /pictures/hero-iw-118-2400.8f5287cc.avif 2400w", webp: "", fallback: "/pictures/hero-iw-118-800.8f5287cc.webp" };
