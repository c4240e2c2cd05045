// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw118: PictureSource = { width: 1600, height: 900, colour: "#1e181c", avif: "/pictures/hero-iw-118-640.c4620ea0.avif 640w, /pictures/hero-iw-118-800.00229040.avif 800w, /pictures/hero-iw-118-1600.e8c86cf0.avif 1600w", webp: "/pictures/hero-iw-118-640.e0feb529.webp 640w, /pictures/hero-iw-118-800.1f9a6ab7.webp 800w, /pictures/hero-iw-118-1600.ab91e46a.webp 1600w", fallback: "/pictures/hero-iw-118-800.1f9a6ab7.webp" };
