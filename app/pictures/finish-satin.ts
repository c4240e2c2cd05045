// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishSatin: PictureSource = { width: 1200, height: 796, colour: "#234f49", avif: "/pictures/finish-satin-480.79e171c0.avif 480w, /pictures/finish-satin-800.f87cbf10.avif 800w, /pictures/finish-satin-1200.4f32547f.avif 1200w", webp: "/pictures/finish-satin-480.bfe15e6a.webp 480w, /pictures/finish-satin-800.51316b41.webp 800w, /pictures/finish-satin-1200.3a7a25c3.webp 1200w", fallback: "/pictures/finish-satin-800.51316b41.webp" };
