// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskTrappedDust: PictureSource = { width: 800, height: 533, colour: "#265c58", avif: "/pictures/risk-trapped-dust-800.6a7e9a01.avif 800w", webp: "", fallback: "/pictures/risk-trapped-dust-800.6a7e9a01.webp" };
