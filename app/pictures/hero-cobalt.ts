// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroCobalt: PictureSource = { width: 1600, height: 900, colour: "#1e181c", avif: "/pictures/hero-cobalt-640.c4620ea0.avif 640w, /pictures/hero-cobalt-800.00229040.avif 800w, /pictures/hero-cobalt-1600.e8c86cf0.avif 1600w", webp: "/pictures/hero-cobalt-640.e0feb529.webp 640w, /pictures/hero-cobalt-800.1f9a6ab7.webp 800w, /pictures/hero-cobalt-1600.ab91e46a.webp 1600w", fallback: "/pictures/hero-cobalt-800.1f9a6ab7.webp" };
