// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishCarbon: PictureSource = { width: 1200, height: 796, colour: "#2d2b2a", avif: "/pictures/finish-carbon-480.5cb94ceb.avif 480w, /pictures/finish-carbon-800.f5462a13.avif 800w, /pictures/finish-carbon-1200.4607c521.avif 1200w", webp: "/pictures/finish-carbon-480.a84fff38.webp 480w, /pictures/finish-carbon-800.b84d1fc0.webp 800w, /pictures/finish-carbon-1200.34378839.webp 1200w", fallback: "/pictures/finish-carbon-800.b84d1fc0.webp" };
