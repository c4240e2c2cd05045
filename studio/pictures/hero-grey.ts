// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroGrey: PictureSource = { width: 2400, height: 1350, colour: "#231d1b", avif: "/pictures/hero-grey-640.2242708d.avif 640w, /pictures/hero-grey-800.2242708d.avif 800w, /pictures/hero-grey-1600.2242708d.avif 1600w, /pictures/hero-grey-2400.2242708d.avif 2400w", webp: "", fallback: "/pictures/hero-grey-800.2242708d.webp" };
