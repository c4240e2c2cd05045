// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw120: PictureSource = { width: 1600, height: 900, colour: "#28211d", avif: "/pictures/hero-iw-120-640.e28cd0a0.avif 640w, /pictures/hero-iw-120-800.e28cd0a0.avif 800w, /pictures/hero-iw-120-1600.e28cd0a0.avif 1600w", webp: "/pictures/hero-iw-120-640.e28cd0a0.webp 640w, /pictures/hero-iw-120-800.e28cd0a0.webp 800w, /pictures/hero-iw-120-1600.e28cd0a0.webp 1600w", fallback: "/pictures/hero-iw-120-800.e28cd0a0.webp" };
