// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishChrome: PictureSource = { width: 1200, height: 796, colour: "#5c5d60", avif: "/pictures/finish-chrome-480.9e850f1e.avif 480w, /pictures/finish-chrome-800.8cb939aa.avif 800w, /pictures/finish-chrome-1200.5f756e69.avif 1200w", webp: "/pictures/finish-chrome-480.6cab1171.webp 480w, /pictures/finish-chrome-800.44d1faa2.webp 800w, /pictures/finish-chrome-1200.95afc96f.webp 1200w", fallback: "/pictures/finish-chrome-800.44d1faa2.webp" };
