// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const workshop: PictureSource = { width: 1600, height: 900, colour: "#444a4d", avif: "/pictures/workshop-480.4d336f7e.avif 480w, /pictures/workshop-800.4d336f7e.avif 800w, /pictures/workshop-1200.4d336f7e.avif 1200w, /pictures/workshop-1600.4d336f7e.avif 1600w", webp: "", fallback: "/pictures/workshop-800.4d336f7e.webp" };
