// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishMatte: PictureSource = {
  width: 960,
  height: 636,
  colour: "#46473c",
  avif: "/pictures/finish-matte-480.53d74b4c.avif 480w, /pictures/finish-matte-800.cfd5bb9d.avif 800w, /pictures/finish-matte-960.fe4de431.avif 960w",
  webp: "/pictures/finish-matte-480.b1f160dd.webp 480w, /pictures/finish-matte-800.d02bcbb0.webp 800w, /pictures/finish-matte-960.784d6092.webp 960w",
  fallback: "/pictures/finish-matte-800.d02bcbb0.webp",
};
