// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishMatte: PictureSource = { width: 1200, height: 796, colour: "#444833", avif: "/pictures/finish-matte-480.63904c10.avif 480w, /pictures/finish-matte-800.860a47b3.avif 800w, /pictures/finish-matte-1200.a1569a94.avif 1200w", webp: "/pictures/finish-matte-480.beed569a.webp 480w, /pictures/finish-matte-800.ae9e86a5.webp 800w, /pictures/finish-matte-1200.ab20b401.webp 1200w", fallback: "/pictures/finish-matte-800.ae9e86a5.webp" };
