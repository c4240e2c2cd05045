// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishCarbon: PictureSource = { width: 1200, height: 796, colour: "#272625", avif: "/pictures/finish-carbon-480.3fa03e6d.avif 480w, /pictures/finish-carbon-800.3fa03e6d.avif 800w, /pictures/finish-carbon-1200.3fa03e6d.avif 1200w", webp: "/pictures/finish-carbon-480.3fa03e6d.webp 480w, /pictures/finish-carbon-800.3fa03e6d.webp 800w, /pictures/finish-carbon-1200.3fa03e6d.webp 1200w", fallback: "/pictures/finish-carbon-800.3fa03e6d.webp" };
