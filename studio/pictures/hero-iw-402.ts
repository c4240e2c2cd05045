// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw402: PictureSource = { width: 2400, height: 1350, colour: "#22191c", avif: "/pictures/hero-iw-402-960.83e8469a.avif 960w, /pictures/hero-iw-402-1280.83e8469a.avif 1280w, /pictures/hero-iw-402-1600.83e8469a.avif 1600w, /pictures/hero-iw-402-2400.83e8469a.avif 2400w", webp: "", fallback: "/pictures/hero-iw-402-800.83e8469a.webp" };
