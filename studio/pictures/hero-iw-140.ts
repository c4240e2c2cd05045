// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw140: PictureSource = { width: 1600, height: 900, colour: "#2b1f13", avif: "/pictures/hero-iw-140-640.2d84f56f.avif 640w, /pictures/hero-iw-140-800.0912e5c0.avif 800w, /pictures/hero-iw-140-1600.82c884f9.avif 1600w", webp: "/pictures/hero-iw-140-640.214b2eac.webp 640w, /pictures/hero-iw-140-800.f5186b43.webp 800w, /pictures/hero-iw-140-1600.8dfed6bc.webp 1600w", fallback: "/pictures/hero-iw-140-800.f5186b43.webp" };
