// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw410: PictureSource = { width: 2400, height: 1350, colour: "#1d1715", avif: "/pictures/hero-iw-410-960.a0415da8.avif 960w, /pictures/hero-iw-410-1280.a0415da8.avif 1280w, /pictures/hero-iw-410-1600.a0415da8.avif 1600w, /pictures/hero-iw-410-2400.a0415da8.avif 2400w", webp: "", fallback: "/pictures/hero-iw-410-800.a0415da8.webp" };
