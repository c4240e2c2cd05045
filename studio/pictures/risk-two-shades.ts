// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskTwoShades: PictureSource = { width: 800, height: 533, colour: "#184f52", avif: "/pictures/risk-two-shades-800.a0a3fad5.avif 800w", webp: "", fallback: "/pictures/risk-two-shades-800.a0a3fad5.webp" };
