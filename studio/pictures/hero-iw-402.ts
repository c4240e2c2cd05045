// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw402: PictureSource = { width: 2400, height: 1350, colour: "#231b1e", avif: "/pictures/hero-iw-402-960.afb1b4bb.avif 960w, /pictures/hero-iw-402-1280.afb1b4bb.avif 1280w, /pictures/hero-iw-402-1600.afb1b4bb.avif 1600w, /pictures/hero-iw-402-2400.afb1b4bb.avif 2400w", webp: "", fallback: "/pictures/hero-iw-402-800.afb1b4bb.webp" };
