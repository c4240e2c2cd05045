// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskCutLacquer: PictureSource = { width: 800, height: 533, colour: "#5c7273", avif: "/pictures/risk-cut-lacquer-800.8b1895e0.avif 800w", webp: "", fallback: "/pictures/risk-cut-lacquer-800.8b1895e0.webp" };
