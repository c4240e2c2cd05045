// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroCopper: PictureSource = { width: 1600, height: 900, colour: "#281a13", avif: "/pictures/hero-copper-640.f69fc458.avif 640w, /pictures/hero-copper-800.948d5743.avif 800w, /pictures/hero-copper-1600.0d67113c.avif 1600w", webp: "/pictures/hero-copper-640.71332b08.webp 640w, /pictures/hero-copper-800.71f4e2b8.webp 800w, /pictures/hero-copper-1600.e7561591.webp 1600w", fallback: "/pictures/hero-copper-800.71f4e2b8.webp" };
