// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroGrey: PictureSource = { width: 2400, height: 1350, colour: "#231d1a", avif: "/pictures/hero-grey-960.1a01876c.avif 960w, /pictures/hero-grey-1600.1a01876c.avif 1600w, /pictures/hero-grey-2400.1a01876c.avif 2400w", webp: "", fallback: "/pictures/hero-grey-800.1a01876c.webp" };
