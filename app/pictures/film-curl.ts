// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const filmCurl: PictureSource = { width: 1600, height: 900, colour: "#5c3624", avif: "/pictures/film-curl-480.28e587dc.avif 480w, /pictures/film-curl-800.013d783c.avif 800w, /pictures/film-curl-1600.ecfd1b72.avif 1600w", webp: "/pictures/film-curl-480.5037e113.webp 480w, /pictures/film-curl-800.9e63b1bb.webp 800w, /pictures/film-curl-1600.96371f86.webp 1600w", fallback: "/pictures/film-curl-800.9e63b1bb.webp" };
