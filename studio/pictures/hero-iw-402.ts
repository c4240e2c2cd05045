// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw402: PictureSource = { width: 1600, height: 900, colour: "#211818", avif: "/pictures/hero-iw-402-640.62c464c4.avif 640w, /pictures/hero-iw-402-800.62c464c4.avif 800w, /pictures/hero-iw-402-1600.62c464c4.avif 1600w", webp: "/pictures/hero-iw-402-640.62c464c4.webp 640w, /pictures/hero-iw-402-800.62c464c4.webp 800w, /pictures/hero-iw-402-1600.62c464c4.webp 1600w", fallback: "/pictures/hero-iw-402-800.62c464c4.webp" };
