// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroPetrol: PictureSource = {
  width: 960,
  height: 540,
  colour: "#201f1c",
  avif: "/pictures/hero-petrol-480.815fd94f.avif 480w, /pictures/hero-petrol-800.75e14727.avif 800w, /pictures/hero-petrol-960.d9977548.avif 960w",
  webp: "/pictures/hero-petrol-480.2c00c2e3.webp 480w, /pictures/hero-petrol-800.05812a57.webp 800w, /pictures/hero-petrol-960.27288308.webp 960w",
  fallback: "/pictures/hero-petrol-800.05812a57.webp",
};
