// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskTwoShades: PictureSource = { width: 800, height: 533, colour: "#1c5c5d", avif: "/pictures/risk-two-shades-800.4cb0b445.avif 800w", webp: "", fallback: "/pictures/risk-two-shades-800.4cb0b445.webp" };
