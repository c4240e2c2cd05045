// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw140: PictureSource = { width: 2400, height: 1350, colour: "#352918", avif: "/pictures/hero-iw-140-960.7f916a01.avif 960w, /pictures/hero-iw-140-1280.7f916a01.avif 1280w, /pictures/hero-iw-140-1600.7f916a01.avif 1600w, /pictures/hero-iw-140-2400.7f916a01.avif 2400w", webp: "", fallback: "/pictures/hero-iw-140-800.7f916a01.webp" };
