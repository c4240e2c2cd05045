// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw214: PictureSource = { width: 1600, height: 900, colour: "#1e1b17", avif: "/pictures/hero-iw-214-640.460c6851.avif 640w, /pictures/hero-iw-214-800.288838d2.avif 800w, /pictures/hero-iw-214-1600.0595870e.avif 1600w", webp: "/pictures/hero-iw-214-640.b5f8d54f.webp 640w, /pictures/hero-iw-214-800.34f44c51.webp 800w, /pictures/hero-iw-214-1600.aa4f0391.webp 1600w", fallback: "/pictures/hero-iw-214-800.34f44c51.webp" };
