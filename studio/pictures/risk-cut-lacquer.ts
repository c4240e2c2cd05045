// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskCutLacquer: PictureSource = { width: 800, height: 533, colour: "#546b66", avif: "/pictures/risk-cut-lacquer-800.c0f9d9e9.avif 800w", webp: "", fallback: "/pictures/risk-cut-lacquer-800.c0f9d9e9.webp" };
