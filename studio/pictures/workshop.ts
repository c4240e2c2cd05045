// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const workshop: PictureSource = { width: 1600, height: 900, colour: "#474d4f", avif: "/pictures/workshop-480.fd5f7a1c.avif 480w, /pictures/workshop-800.fd5f7a1c.avif 800w, /pictures/workshop-1200.fd5f7a1c.avif 1200w, /pictures/workshop-1600.fd5f7a1c.avif 1600w", webp: "", fallback: "/pictures/workshop-800.fd5f7a1c.webp" };
