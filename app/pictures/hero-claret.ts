// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroClaret: PictureSource = { width: 1600, height: 900, colour: "#251714", avif: "/pictures/hero-claret-640.d4acb752.avif 640w, /pictures/hero-claret-800.1044a15b.avif 800w, /pictures/hero-claret-1600.96df1c01.avif 1600w", webp: "/pictures/hero-claret-640.42f92a05.webp 640w, /pictures/hero-claret-800.b55afefe.webp 800w, /pictures/hero-claret-1600.34209fa3.webp 1600w", fallback: "/pictures/hero-claret-800.b55afefe.webp" };
