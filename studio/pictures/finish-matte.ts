// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishMatte: PictureSource = { width: 1200, height: 796, colour: "#444833", avif: "/pictures/finish-matte-480.649ae54f.avif 480w, /pictures/finish-matte-800.649ae54f.avif 800w, /pictures/finish-matte-1200.649ae54f.avif 1200w", webp: "/pictures/finish-matte-480.649ae54f.webp 480w, /pictures/finish-matte-800.649ae54f.webp 800w, /pictures/finish-matte-1200.649ae54f.webp 1200w", fallback: "/pictures/finish-matte-800.649ae54f.webp" };
