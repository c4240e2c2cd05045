// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskTwoShades: PictureSource = { width: 800, height: 533, colour: "#164d4e", avif: "/pictures/risk-two-shades-800.37ac9635.avif 800w", webp: "", fallback: "/pictures/risk-two-shades-800.37ac9635.webp" };
