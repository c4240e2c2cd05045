// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw120: PictureSource = { width: 1600, height: 900, colour: "#28211d", avif: "/pictures/hero-iw-120-640.2542c6ad.avif 640w, /pictures/hero-iw-120-800.8c89072e.avif 800w, /pictures/hero-iw-120-1600.238a3e07.avif 1600w", webp: "/pictures/hero-iw-120-640.91d6bc35.webp 640w, /pictures/hero-iw-120-800.4f9eb7c4.webp 800w, /pictures/hero-iw-120-1600.34a83830.webp 1600w", fallback: "/pictures/hero-iw-120-800.4f9eb7c4.webp" };
