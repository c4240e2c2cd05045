// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishFlip: PictureSource = { width: 1200, height: 796, colour: "#13283f", avif: "/pictures/finish-flip-480.da0d8c35.avif 480w, /pictures/finish-flip-800.588bc29f.avif 800w, /pictures/finish-flip-1200.e7999623.avif 1200w", webp: "/pictures/finish-flip-480.369e46f6.webp 480w, /pictures/finish-flip-800.c660f59c.webp 800w, /pictures/finish-flip-1200.a28f2c1e.webp 1200w", fallback: "/pictures/finish-flip-800.c660f59c.webp" };
