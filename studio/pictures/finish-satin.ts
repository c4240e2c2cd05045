// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishSatin: PictureSource = { width: 1200, height: 796, colour: "#184f4a", avif: "/pictures/finish-satin-480.c00754ad.avif 480w, /pictures/finish-satin-800.c00754ad.avif 800w, /pictures/finish-satin-1200.c00754ad.avif 1200w", webp: "", fallback: "/pictures/finish-satin-800.c00754ad.webp" };
