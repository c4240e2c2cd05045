// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw305: PictureSource = { width: 2400, height: 1350, colour: "#231d19", avif: "/pictures/hero-iw-305-960.5695eef4.avif 960w, /pictures/hero-iw-305-1280.5695eef4.avif 1280w, /pictures/hero-iw-305-1600.5695eef4.avif 1600w, /pictures/hero-iw-305-2400.5695eef4.avif 2400w", webp: "", fallback: "/pictures/hero-iw-305-800.5695eef4.webp" };
