// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const finishCarbon: PictureSource = {
  width: 960,
  height: 636,
  colour: "#333130",
  avif: "/pictures/finish-carbon-480.4e33a373.avif 480w, /pictures/finish-carbon-800.5e1714d2.avif 800w, /pictures/finish-carbon-960.490c32bb.avif 960w",
  webp: "/pictures/finish-carbon-480.bb0b3db8.webp 480w, /pictures/finish-carbon-800.51ca90de.webp 800w, /pictures/finish-carbon-960.4f678119.webp 960w",
  fallback: "/pictures/finish-carbon-800.51ca90de.webp",
};
