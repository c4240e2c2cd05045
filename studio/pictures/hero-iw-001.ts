// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw001: PictureSource = { width: 1600, height: 900, colour: "#302927", avif: "/pictures/hero-iw-001-640.71968e26.avif 640w, /pictures/hero-iw-001-800.71968e26.avif 800w, /pictures/hero-iw-001-1600.71968e26.avif 1600w", webp: "/pictures/hero-iw-001-640.71968e26.webp 640w, /pictures/hero-iw-001-800.71968e26.webp 800w, /pictures/hero-iw-001-1600.71968e26.webp 1600w", fallback: "/pictures/hero-iw-001-800.71968e26.webp" };
