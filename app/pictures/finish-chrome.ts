// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishChrome: PictureSource = {
  width: 960,
  height: 636,
  colour: "#5f6163",
  avif: "/pictures/finish-chrome-480.77430074.avif 480w, /pictures/finish-chrome-800.6c7a49d1.avif 800w, /pictures/finish-chrome-960.98198c1a.avif 960w",
  webp: "/pictures/finish-chrome-480.db29e458.webp 480w, /pictures/finish-chrome-800.ceae1cd2.webp 800w, /pictures/finish-chrome-960.555e9712.webp 960w",
  fallback: "/pictures/finish-chrome-800.ceae1cd2.webp",
};
