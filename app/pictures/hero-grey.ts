// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroGrey: PictureSource = {
  width: 960,
  height: 540,
  colour: "#221e1b",
  avif: "/pictures/hero-grey-480.7e3ddda7.avif 480w, /pictures/hero-grey-800.0b6037b1.avif 800w, /pictures/hero-grey-960.233428d3.avif 960w",
  webp: "/pictures/hero-grey-480.479eb941.webp 480w, /pictures/hero-grey-800.12a24d32.webp 800w, /pictures/hero-grey-960.1e5f909e.webp 960w",
  fallback: "/pictures/hero-grey-800.12a24d32.webp",
};
