// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const workshop: PictureSource = { width: 1600, height: 900, colour: "#5a6262", avif: "/pictures/workshop-480.779fdeba.avif 480w, /pictures/workshop-800.779fdeba.avif 800w, /pictures/workshop-1200.779fdeba.avif 1200w, /pictures/workshop-1600.779fdeba.avif 1600w", webp: "", fallback: "/pictures/workshop-800.779fdeba.webp" };
