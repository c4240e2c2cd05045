// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw140: PictureSource = { width: 2400, height: 1350, colour: "#322617", avif: "/pictures/hero-iw-140-960.de996b77.avif 960w, /pictures/hero-iw-140-1280.de996b77.avif 1280w, /pictures/hero-iw-140-1600.de996b77.avif 1600w, /pictures/hero-iw-140-2400.de996b77.avif 2400w", webp: "", fallback: "/pictures/hero-iw-140-800.de996b77.webp" };
