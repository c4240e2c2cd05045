// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishGloss: PictureSource = { width: 1200, height: 796, colour: "#16276a", avif: "/pictures/finish-gloss-480.66b04b6e.avif 480w, /pictures/finish-gloss-800.66b04b6e.avif 800w, /pictures/finish-gloss-1200.66b04b6e.avif 1200w", webp: "", fallback: "/pictures/finish-gloss-800.66b04b6e.webp" };
