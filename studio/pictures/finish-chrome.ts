// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishChrome: PictureSource = { width: 1200, height: 796, colour: "#5c5d60", avif: "/pictures/finish-chrome-480.23723cb4.avif 480w, /pictures/finish-chrome-800.23723cb4.avif 800w, /pictures/finish-chrome-1200.23723cb4.avif 1200w", webp: "/pictures/finish-chrome-480.23723cb4.webp 480w, /pictures/finish-chrome-800.23723cb4.webp 800w, /pictures/finish-chrome-1200.23723cb4.webp 1200w", fallback: "/pictures/finish-chrome-800.23723cb4.webp" };
