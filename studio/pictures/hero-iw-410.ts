// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw410: PictureSource = { width: 1600, height: 900, colour: "#201915", avif: "/pictures/hero-iw-410-640.7ac37f20.avif 640w, /pictures/hero-iw-410-800.7ac37f20.avif 800w, /pictures/hero-iw-410-1600.7ac37f20.avif 1600w", webp: "/pictures/hero-iw-410-640.7ac37f20.webp 640w, /pictures/hero-iw-410-800.7ac37f20.webp 800w, /pictures/hero-iw-410-1600.7ac37f20.webp 1600w", fallback: "/pictures/hero-iw-410-800.7ac37f20.webp" };
