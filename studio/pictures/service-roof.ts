// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceRoof: PictureSource = { width: 1200, height: 900, colour: "#4b4d4f", avif: "/pictures/service-roof-480.cb97c4f3.avif 480w, /pictures/service-roof-800.cb97c4f3.avif 800w, /pictures/service-roof-1200.cb97c4f3.avif 1200w", webp: "/pictures/service-roof-480.cb97c4f3.webp 480w, /pictures/service-roof-800.cb97c4f3.webp 800w, /pictures/service-roof-1200.cb97c4f3.webp 1200w", fallback: "/pictures/service-roof-800.cb97c4f3.webp" };
