// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroGrey: PictureSource = { width: 1600, height: 900, colour: "#211a16", avif: "/pictures/hero-grey-640.a9164db0.avif 640w, /pictures/hero-grey-800.a9164db0.avif 800w, /pictures/hero-grey-1600.a9164db0.avif 1600w", webp: "/pictures/hero-grey-640.a9164db0.webp 640w, /pictures/hero-grey-800.a9164db0.webp 800w, /pictures/hero-grey-1600.a9164db0.webp 1600w", fallback: "/pictures/hero-grey-800.a9164db0.webp" };
