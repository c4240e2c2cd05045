// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#3b3b3b", avif: "/pictures/service-roof-480.0c06e3f4.avif 480w, /pictures/service-roof-800.0c06e3f4.avif 800w, /pictures/service-roof-1200.0c06e3f4.avif 1200w", webp: "/pictures/service-roof-480.0c06e3f4.webp 480w, /pictures/service-roof-800.0c06e3f4.webp 800w, /pictures/service-roof-1200.0c06e3f4.webp 1200w", fallback: "/pictures/service-roof-800.0c06e3f4.webp" };
