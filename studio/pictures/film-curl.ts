// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const filmCurl: PictureSource = { width: 1600, height: 900, colour: "#5b392a", avif: "/pictures/film-curl-480.8efc4a29.avif 480w, /pictures/film-curl-800.8efc4a29.avif 800w, /pictures/film-curl-1200.8efc4a29.avif 1200w, /pictures/film-curl-1600.8efc4a29.avif 1600w", webp: "", fallback: "/pictures/film-curl-800.8efc4a29.webp" };
