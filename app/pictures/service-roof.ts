// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const serviceRoof: PictureSource = {
  width: 480,
  height: 300,
  colour: "#272e2b",
  avif: "/pictures/service-roof-480.591477dd.avif 480w",
  webp: "/pictures/service-roof-480.c8acdae3.webp 480w",
  fallback: "/pictures/service-roof-480.c8acdae3.webp",
};
