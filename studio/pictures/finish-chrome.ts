// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishChrome: PictureSource = { width: 1200, height: 796, colour: "#5e6369", avif: "/pictures/finish-chrome-480.73998fc9.avif 480w, /pictures/finish-chrome-800.73998fc9.avif 800w, /pictures/finish-chrome-1200.73998fc9.avif 1200w", webp: "", fallback: "/pictures/finish-chrome-800.73998fc9.webp" };
