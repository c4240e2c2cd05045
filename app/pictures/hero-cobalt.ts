// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroCobalt: PictureSource = { width: 1600, height: 900, colour: "#1f1a1d", avif: "/pictures/hero-cobalt-480.27ec71f5.avif 480w, /pictures/hero-cobalt-800.f561ffda.avif 800w, /pictures/hero-cobalt-1600.a666607a.avif 1600w", webp: "/pictures/hero-cobalt-480.d0b135cb.webp 480w, /pictures/hero-cobalt-800.3ea7413c.webp 800w, /pictures/hero-cobalt-1600.f5195229.webp 1600w", fallback: "/pictures/hero-cobalt-800.3ea7413c.webp" };
