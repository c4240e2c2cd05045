// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const filmCurl: PictureSource = { width: 1200, height: 1500, colour: "#3b2822", avif: "/pictures/film-curl-480.c68734a4.avif 480w, /pictures/film-curl-800.c68734a4.avif 800w, /pictures/film-curl-1200.c68734a4.avif 1200w", webp: "", fallback: "/pictures/film-curl-800.c68734a4.webp" };
