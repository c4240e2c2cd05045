// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskTrappedDust: PictureSource = { width: 800, height: 533, colour: "#275d5a", avif: "/pictures/risk-trapped-dust-800.9ffc9785.avif 800w", webp: "", fallback: "/pictures/risk-trapped-dust-800.9ffc9785.webp" };
