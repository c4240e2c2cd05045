// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const serviceFlank: PictureSource = {
  width: 560,
  height: 350,
  colour: "#1f1d2c",
  avif: "/pictures/service-flank-480.795f5e1f.avif 480w, /pictures/service-flank-560.0349fac5.avif 560w",
  webp: "/pictures/service-flank-480.b36faf58.webp 480w, /pictures/service-flank-560.5e07ca68.webp 560w",
  fallback: "/pictures/service-flank-560.5e07ca68.webp",
};
