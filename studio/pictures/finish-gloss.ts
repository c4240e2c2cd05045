// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishGloss: PictureSource = { width: 1200, height: 796, colour: "#10215c", avif: "/pictures/finish-gloss-480.f6a65f46.avif 480w, /pictures/finish-gloss-800.f6a65f46.avif 800w, /pictures/finish-gloss-1200.f6a65f46.avif 1200w", webp: "/pictures/finish-gloss-480.f6a65f46.webp 480w, /pictures/finish-gloss-800.f6a65f46.webp 800w, /pictures/finish-gloss-1200.f6a65f46.webp 1200w", fallback: "/pictures/finish-gloss-800.f6a65f46.webp" };
