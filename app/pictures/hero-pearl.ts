// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroPearl: PictureSource = { width: 1600, height: 900, colour: "#29221e", avif: "/pictures/hero-pearl-640.87d658f8.avif 640w, /pictures/hero-pearl-800.87871085.avif 800w, /pictures/hero-pearl-1600.44dfe308.avif 1600w", webp: "/pictures/hero-pearl-640.d0bd3f8f.webp 640w, /pictures/hero-pearl-800.df4ff8c6.webp 800w, /pictures/hero-pearl-1600.21756de6.webp 1600w", fallback: "/pictures/hero-pearl-800.df4ff8c6.webp" };
