// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskLiftedEdge: PictureSource = { width: 800, height: 533, colour: "#396c69", avif: "/pictures/risk-lifted-edge-800.cda8b414.avif 800w", webp: "", fallback: "/pictures/risk-lifted-edge-800.cda8b414.webp" };
