// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishFlip: PictureSource = {
  width: 960,
  height: 636,
  colour: "#1e354c",
  avif: "/pictures/finish-flip-480.7f268b83.avif 480w, /pictures/finish-flip-800.cf02a5bd.avif 800w, /pictures/finish-flip-960.99a5741c.avif 960w",
  webp: "/pictures/finish-flip-480.8e48ffa3.webp 480w, /pictures/finish-flip-800.c0ceb76a.webp 800w, /pictures/finish-flip-960.37fc2e3f.webp 960w",
  fallback: "/pictures/finish-flip-800.c0ceb76a.webp",
};
