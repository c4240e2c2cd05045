// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const filmCurl: PictureSource = { width: 1200, height: 1500, colour: "#4c3028", avif: "/pictures/film-curl-480.7419b421.avif 480w, /pictures/film-curl-800.7419b421.avif 800w, /pictures/film-curl-1200.7419b421.avif 1200w", webp: "", fallback: "/pictures/film-curl-800.7419b421.webp" };
