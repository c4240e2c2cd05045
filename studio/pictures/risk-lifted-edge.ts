// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskLiftedEdge: PictureSource = { width: 800, height: 533, colour: "#2d615e", avif: "/pictures/risk-lifted-edge-800.0fab444d.avif 800w", webp: "", fallback: "/pictures/risk-lifted-edge-800.0fab444d.webp" };
