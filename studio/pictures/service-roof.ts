// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#362727", avif: "/pictures/service-roof-480.442ccb87.avif 480w, /pictures/service-roof-800.442ccb87.avif 800w, /pictures/service-roof-1200.442ccb87.avif 1200w", webp: "", fallback: "/pictures/service-roof-800.442ccb87.webp" };
