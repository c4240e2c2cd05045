// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const finishCarbon: PictureSource = { width: 1200, height: 796, colour: "#272625", avif: "/pictures/finish-carbon-480.b7d4a213.avif 480w, /pictures/finish-carbon-800.68ddc627.avif 800w, /pictures/finish-carbon-1200.05510619.avif 1200w", webp: "/pictures/finish-carbon-480.250df2c2.webp 480w, /pictures/finish-carbon-800.9aa3acbc.webp 800w, /pictures/finish-carbon-1200.a81d56ea.webp 1200w", fallback: "/pictures/finish-carbon-800.9aa3acbc.webp" };
