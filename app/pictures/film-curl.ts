// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const filmCurl: PictureSource = {
  width: 960,
  height: 540,
  colour: "#6a412f",
  avif: "/pictures/film-curl-480.bb07f19e.avif 480w, /pictures/film-curl-800.074ca984.avif 800w, /pictures/film-curl-960.78b63bdf.avif 960w",
  webp: "/pictures/film-curl-480.037ed216.webp 480w, /pictures/film-curl-800.2ebe36ba.webp 800w, /pictures/film-curl-960.b3167f61.webp 960w",
  fallback: "/pictures/film-curl-800.2ebe36ba.webp",
};
