// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const serviceBeads: PictureSource = {
  width: 960,
  height: 540,
  colour: "#4e535d",
  avif: "/pictures/service-beads-480.c4b18b16.avif 480w, /pictures/service-beads-800.8678fa38.avif 800w, /pictures/service-beads-960.2e0f0908.avif 960w",
  webp: "/pictures/service-beads-480.256bcd1f.webp 480w, /pictures/service-beads-800.534c32a2.webp 800w, /pictures/service-beads-960.c5823517.webp 960w",
  fallback: "/pictures/service-beads-800.534c32a2.webp",
};
