// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw410: PictureSource = { width: 1600, height: 900, colour: "#201915", avif: "/pictures/hero-iw-410-640.0da877fe.avif 640w, /pictures/hero-iw-410-800.c2d22065.avif 800w, /pictures/hero-iw-410-1600.575a67bf.avif 1600w", webp: "/pictures/hero-iw-410-640.72e75479.webp 640w, /pictures/hero-iw-410-800.f33a816b.webp 800w, /pictures/hero-iw-410-1600.b82a6f0c.webp 1600w", fallback: "/pictures/hero-iw-410-800.f33a816b.webp" };
