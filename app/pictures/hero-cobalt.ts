// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroCobalt: PictureSource = { width: 1600, height: 900, colour: "#1f1a1d", avif: "/pictures/hero-cobalt-640.a123ac73.avif 640w, /pictures/hero-cobalt-800.f561ffda.avif 800w, /pictures/hero-cobalt-1600.a666607a.avif 1600w", webp: "/pictures/hero-cobalt-640.948a346a.webp 640w, /pictures/hero-cobalt-800.3ea7413c.webp 800w, /pictures/hero-cobalt-1600.f5195229.webp 1600w", fallback: "/pictures/hero-cobalt-800.3ea7413c.webp" };
