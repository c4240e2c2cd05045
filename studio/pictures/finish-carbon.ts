// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishCarbon: PictureSource = { width: 1200, height: 796, colour: "#343434", avif: "/pictures/finish-carbon-480.043835c0.avif 480w, /pictures/finish-carbon-800.043835c0.avif 800w, /pictures/finish-carbon-1200.043835c0.avif 1200w", webp: "", fallback: "/pictures/finish-carbon-800.043835c0.webp" };
