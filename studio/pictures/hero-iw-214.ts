// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw214: PictureSource = { width: 1600, height: 900, colour: "#1e1b17", avif: "/pictures/hero-iw-214-640.023f3257.avif 640w, /pictures/hero-iw-214-800.023f3257.avif 800w, /pictures/hero-iw-214-1600.023f3257.avif 1600w", webp: "/pictures/hero-iw-214-640.023f3257.webp 640w, /pictures/hero-iw-214-800.023f3257.webp 800w, /pictures/hero-iw-214-1600.023f3257.webp 1600w", fallback: "/pictures/hero-iw-214-800.023f3257.webp" };
