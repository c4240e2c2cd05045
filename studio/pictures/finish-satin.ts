// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishSatin: PictureSource = { width: 1200, height: 796, colour: "#15423b", avif: "/pictures/finish-satin-480.790af07d.avif 480w, /pictures/finish-satin-800.82c7af59.avif 800w, /pictures/finish-satin-1200.8fdc0388.avif 1200w", webp: "/pictures/finish-satin-480.1c8174ad.webp 480w, /pictures/finish-satin-800.7982fbd6.webp 800w, /pictures/finish-satin-1200.c7a547d4.webp 1200w", fallback: "/pictures/finish-satin-800.7982fbd6.webp" };
