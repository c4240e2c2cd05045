// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#494948", avif: "/pictures/service-roof-480.feda5a73.avif 480w, /pictures/service-roof-800.e417feb5.avif 800w, /pictures/service-roof-1200.cd29bea3.avif 1200w", webp: "/pictures/service-roof-480.64a107fb.webp 480w, /pictures/service-roof-800.76c01e13.webp 800w, /pictures/service-roof-1200.5bf57c7d.webp 1200w", fallback: "/pictures/service-roof-800.76c01e13.webp" };
