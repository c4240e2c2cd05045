// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw140: PictureSource = { width: 2400, height: 1350, colour: "#322516", avif: "/pictures/hero-iw-140-960.7a0b81ee.avif 960w, /pictures/hero-iw-140-1600.7a0b81ee.avif 1600w, /pictures/hero-iw-140-2400.7a0b81ee.avif 2400w", webp: "", fallback: "/pictures/hero-iw-140-800.7a0b81ee.webp" };
