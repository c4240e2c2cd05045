// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishMatte: PictureSource = { width: 1200, height: 796, colour: "#576049", avif: "/pictures/finish-matte-480.88e7cbfc.avif 480w, /pictures/finish-matte-800.88e7cbfc.avif 800w, /pictures/finish-matte-1200.88e7cbfc.avif 1200w", webp: "", fallback: "/pictures/finish-matte-800.88e7cbfc.webp" };
