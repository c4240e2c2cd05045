// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw118: PictureSource = { width: 2400, height: 1350, colour: "#211d24", avif: "/pictures/hero-iw-118-960.356e05bb.avif 960w, /pictures/hero-iw-118-1280.356e05bb.avif 1280w, /pictures/hero-iw-118-1600.356e05bb.avif 1600w, /pictures/hero-iw-118-2400.356e05bb.avif 2400w", webp: "", fallback: "/pictures/hero-iw-118-800.356e05bb.webp" };
