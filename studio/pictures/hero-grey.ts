// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroGrey: PictureSource = { width: 1600, height: 900, colour: "#211a16", avif: "/pictures/hero-grey-640.3df5237b.avif 640w, /pictures/hero-grey-800.b992a67d.avif 800w, /pictures/hero-grey-1600.053ebebd.avif 1600w", webp: "/pictures/hero-grey-640.2e3f15ce.webp 640w, /pictures/hero-grey-800.eccc0abf.webp 800w, /pictures/hero-grey-1600.87617687.webp 1600w", fallback: "/pictures/hero-grey-800.eccc0abf.webp" };
