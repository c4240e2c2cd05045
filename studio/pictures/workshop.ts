// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const workshop: PictureSource = { width: 1600, height: 900, colour: "#596161", avif: "/pictures/workshop-480.7c8953ad.avif 480w, /pictures/workshop-800.7c8953ad.avif 800w, /pictures/workshop-1200.7c8953ad.avif 1200w, /pictures/workshop-1600.7c8953ad.avif 1600w", webp: "", fallback: "/pictures/workshop-800.7c8953ad.webp" };
