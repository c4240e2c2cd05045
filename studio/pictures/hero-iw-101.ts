// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw101: PictureSource = { width: 1600, height: 900, colour: "#241713", avif: "/pictures/hero-iw-101-640.ed472c7c.avif 640w, /pictures/hero-iw-101-800.ed472c7c.avif 800w, /pictures/hero-iw-101-1600.ed472c7c.avif 1600w", webp: "/pictures/hero-iw-101-640.ed472c7c.webp 640w, /pictures/hero-iw-101-800.ed472c7c.webp 800w, /pictures/hero-iw-101-1600.ed472c7c.webp 1600w", fallback: "/pictures/hero-iw-101-800.ed472c7c.webp" };
