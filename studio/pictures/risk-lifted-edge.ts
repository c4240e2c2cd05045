// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskLiftedEdge: PictureSource = { width: 960, height: 640, colour: "#365151", avif: "/pictures/risk-lifted-edge-640.5cceeeb9.avif 640w, /pictures/risk-lifted-edge-960.5cceeeb9.avif 960w", webp: "", fallback: "/pictures/risk-lifted-edge-640.5cceeeb9.webp" };
