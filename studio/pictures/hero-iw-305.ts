// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw305: PictureSource = { width: 1600, height: 900, colour: "#1e1813", avif: "/pictures/hero-iw-305-640.8aa4ac4c.avif 640w, /pictures/hero-iw-305-800.7ef7ba3f.avif 800w, /pictures/hero-iw-305-1600.1ffe807e.avif 1600w", webp: "/pictures/hero-iw-305-640.fe1d0d2d.webp 640w, /pictures/hero-iw-305-800.1eafb57d.webp 800w, /pictures/hero-iw-305-1600.f4b7144a.webp 1600w", fallback: "/pictures/hero-iw-305-800.1eafb57d.webp" };
