// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskCutLacquer: PictureSource = { width: 960, height: 640, colour: "#404647", avif: "/pictures/risk-cut-lacquer-640.75fc7464.avif 640w, /pictures/risk-cut-lacquer-960.75fc7464.avif 960w", webp: "", fallback: "/pictures/risk-cut-lacquer-640.75fc7464.webp" };
