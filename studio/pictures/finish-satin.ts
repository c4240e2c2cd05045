// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishSatin: PictureSource = { width: 1200, height: 796, colour: "#15423b", avif: "/pictures/finish-satin-480.047f4a3e.avif 480w, /pictures/finish-satin-800.047f4a3e.avif 800w, /pictures/finish-satin-1200.047f4a3e.avif 1200w", webp: "/pictures/finish-satin-480.047f4a3e.webp 480w, /pictures/finish-satin-800.047f4a3e.webp 800w, /pictures/finish-satin-1200.047f4a3e.webp 1200w", fallback: "/pictures/finish-satin-800.047f4a3e.webp" };
