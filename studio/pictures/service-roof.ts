// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#605a5c", avif: "/pictures/service-roof-480.ef76ea8d.avif 480w, /pictures/service-roof-800.ef76ea8d.avif 800w, /pictures/service-roof-1200.ef76ea8d.avif 1200w", webp: "/pictures/service-roof-480.ef76ea8d.webp 480w, /pictures/service-roof-800.ef76ea8d.webp 800w, /pictures/service-roof-1200.ef76ea8d.webp 1200w", fallback: "/pictures/service-roof-800.ef76ea8d.webp" };
