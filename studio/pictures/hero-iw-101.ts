// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw101: PictureSource = { width: 2400, height: 1350, colour: "#2d1916", avif: "/pictures/hero-iw-101-640.b877b129.avif 640w, /pictures/hero-iw-101-800.b877b129.avif 800w, /pictures/hero-iw-101-1600.b877b129.avif 1600w, /pictures/hero-iw-101-2400.b877b129.avif 2400w", webp: "", fallback: "/pictures/hero-iw-101-800.b877b129.webp" };
