// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroMirror: PictureSource = { width: 1600, height: 900, colour: "#28201d", avif: "/pictures/hero-mirror-640.55615857.avif 640w, /pictures/hero-mirror-800.7f1f74d2.avif 800w, /pictures/hero-mirror-1600.c30e8eb1.avif 1600w", webp: "/pictures/hero-mirror-640.1ae86775.webp 640w, /pictures/hero-mirror-800.cd3c1cd8.webp 800w, /pictures/hero-mirror-1600.f7c1420f.webp 1600w", fallback: "/pictures/hero-mirror-800.cd3c1cd8.webp" };
