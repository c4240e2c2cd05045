// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroGrey: PictureSource = { width: 2400, height: 1350, colour: "#251f1d", avif: "/pictures/hero-grey-960.6548d1c4.avif 960w, /pictures/hero-grey-1280.6548d1c4.avif 1280w, /pictures/hero-grey-1600.6548d1c4.avif 1600w, /pictures/hero-grey-2400.6548d1c4.avif 2400w", webp: "", fallback: "/pictures/hero-grey-800.6548d1c4.webp" };
