// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw305: PictureSource = { width: 1600, height: 900, colour: "#1e1813", avif: "/pictures/hero-iw-305-640.01bf0607.avif 640w, /pictures/hero-iw-305-800.01bf0607.avif 800w, /pictures/hero-iw-305-1600.01bf0607.avif 1600w", webp: "/pictures/hero-iw-305-640.01bf0607.webp 640w, /pictures/hero-iw-305-800.01bf0607.webp 800w, /pictures/hero-iw-305-1600.01bf0607.webp 1600w", fallback: "/pictures/hero-iw-305-800.01bf0607.webp" };
