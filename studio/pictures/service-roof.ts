// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#4b3b3c", avif: "/pictures/service-roof-480.cb2ac34a.avif 480w, /pictures/service-roof-800.cb2ac34a.avif 800w, /pictures/service-roof-1200.cb2ac34a.avif 1200w", webp: "", fallback: "/pictures/service-roof-800.cb2ac34a.webp" };
