// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const filmCurl: PictureSource = { width: 1200, height: 1500, colour: "#3e231b", avif: "/pictures/film-curl-480.feae38d5.avif 480w, /pictures/film-curl-800.feae38d5.avif 800w, /pictures/film-curl-1200.feae38d5.avif 1200w", webp: "", fallback: "/pictures/film-curl-800.feae38d5.webp" };
