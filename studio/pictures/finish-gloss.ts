// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishGloss: PictureSource = { width: 1200, height: 796, colour: "#10215c", avif: "/pictures/finish-gloss-480.f32948cc.avif 480w, /pictures/finish-gloss-800.26f3fe67.avif 800w, /pictures/finish-gloss-1200.116f1c85.avif 1200w", webp: "/pictures/finish-gloss-480.eb408d93.webp 480w, /pictures/finish-gloss-800.264fa346.webp 800w, /pictures/finish-gloss-1200.fd0b88dd.webp 1200w", fallback: "/pictures/finish-gloss-800.264fa346.webp" };
