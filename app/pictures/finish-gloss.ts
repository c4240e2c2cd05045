// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishGloss: PictureSource = {
  width: 960,
  height: 636,
  colour: "#21325e",
  avif: "/pictures/finish-gloss-480.678b7bca.avif 480w, /pictures/finish-gloss-800.9140de0c.avif 800w, /pictures/finish-gloss-960.1c27e5d8.avif 960w",
  webp: "/pictures/finish-gloss-480.bd9e0e3c.webp 480w, /pictures/finish-gloss-800.13f1abbc.webp 800w, /pictures/finish-gloss-960.b2240879.webp 960w",
  fallback: "/pictures/finish-gloss-800.13f1abbc.webp",
};
