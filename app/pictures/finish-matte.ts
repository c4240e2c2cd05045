// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishMatte: PictureSource = { width: 906, height: 601, colour: "#474f37", avif: "/pictures/finish-matte-480.79fe7572.avif 480w, /pictures/finish-matte-800.27560974.avif 800w, /pictures/finish-matte-906.17e06d5d.avif 906w", webp: "/pictures/finish-matte-480.17d482d1.webp 480w, /pictures/finish-matte-800.899d6306.webp 800w, /pictures/finish-matte-906.2448e4fb.webp 906w", fallback: "/pictures/finish-matte-800.899d6306.webp" };
