// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroCopper: PictureSource = { width: 1600, height: 900, colour: "#2a1c15", avif: "/pictures/hero-copper-640.f5d1d58c.avif 640w, /pictures/hero-copper-800.f2a06d10.avif 800w, /pictures/hero-copper-1600.3e9920a2.avif 1600w", webp: "/pictures/hero-copper-640.bfef1893.webp 640w, /pictures/hero-copper-800.1ef6727b.webp 800w, /pictures/hero-copper-1600.c61d0442.webp 1600w", fallback: "/pictures/hero-copper-800.1ef6727b.webp" };
