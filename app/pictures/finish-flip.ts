// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishFlip: PictureSource = { width: 1200, height: 796, colour: "#1e354c", avif: "/pictures/finish-flip-480.a7a44e59.avif 480w, /pictures/finish-flip-800.de7697f6.avif 800w, /pictures/finish-flip-1200.a2291dd9.avif 1200w", webp: "/pictures/finish-flip-480.23b657df.webp 480w, /pictures/finish-flip-800.532c9c9e.webp 800w, /pictures/finish-flip-1200.5940ca0b.webp 1200w", fallback: "/pictures/finish-flip-800.532c9c9e.webp" };
