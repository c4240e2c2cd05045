// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskTwoShades: PictureSource = { width: 960, height: 640, colour: "#184f52", avif: "/pictures/risk-two-shades-640.6eb91b72.avif 640w, /pictures/risk-two-shades-960.6eb91b72.avif 960w", webp: "", fallback: "/pictures/risk-two-shades-640.6eb91b72.webp" };
