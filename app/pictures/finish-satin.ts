// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishSatin: PictureSource = {
  width: 960,
  height: 636,
  colour: "#234f49",
  avif: "/pictures/finish-satin-480.3fa37bd7.avif 480w, /pictures/finish-satin-800.e968ce1b.avif 800w, /pictures/finish-satin-960.ece2e485.avif 960w",
  webp: "/pictures/finish-satin-480.8ca99537.webp 480w, /pictures/finish-satin-800.e438d02d.webp 800w, /pictures/finish-satin-960.05db4b11.webp 960w",
  fallback: "/pictures/finish-satin-800.e438d02d.webp",
};
