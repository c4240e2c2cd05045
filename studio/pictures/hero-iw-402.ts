// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw402: PictureSource = { width: 2400, height: 1350, colour: "#22191c", avif: "/pictures/hero-iw-402-640.af6a1601.avif 640w, /pictures/hero-iw-402-800.af6a1601.avif 800w, /pictures/hero-iw-402-1600.af6a1601.avif 1600w, /pictures/hero-iw-402-2400.af6a1601.avif 2400w", webp: "", fallback: "/pictures/hero-iw-402-800.af6a1601.webp" };
