// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#494948", avif: "/pictures/service-roof-480.1aa16c3d.avif 480w, /pictures/service-roof-800.1aa16c3d.avif 800w, /pictures/service-roof-1200.1aa16c3d.avif 1200w", webp: "/pictures/service-roof-480.1aa16c3d.webp 480w, /pictures/service-roof-800.1aa16c3d.webp 800w, /pictures/service-roof-1200.1aa16c3d.webp 1200w", fallback: "/pictures/service-roof-800.1aa16c3d.webp" };
