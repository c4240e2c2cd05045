// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroGrey: PictureSource = { width: 2400, height: 1350, colour: "#26201e", avif: "/pictures/hero-grey-960.9442d205.avif 960w, /pictures/hero-grey-1280.9442d205.avif 1280w, /pictures/hero-grey-1600.9442d205.avif 1600w, /pictures/hero-grey-2400.9442d205.avif 2400w", webp: "", fallback: "/pictures/hero-grey-800.9442d205.webp" };
