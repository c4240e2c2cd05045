// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw101: PictureSource = { width: 2400, height: 1350, colour: "#2e1917", avif: "/pictures/hero-iw-101-960.20f10afb.avif 960w, /pictures/hero-iw-101-1280.20f10afb.avif 1280w, /pictures/hero-iw-101-1600.20f10afb.avif 1600w, /pictures/hero-iw-101-2400.20f10afb.avif 2400w", webp: "", fallback: "/pictures/hero-iw-101-800.20f10afb.webp" };
