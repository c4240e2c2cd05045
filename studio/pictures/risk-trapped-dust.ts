// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const riskTrappedDust: PictureSource = { width: 960, height: 640, colour: "#21544f", avif: "/pictures/risk-trapped-dust-640.3db86a5b.avif 640w, /pictures/risk-trapped-dust-960.3db86a5b.avif 960w", webp: "", fallback: "/pictures/risk-trapped-dust-640.3db86a5b.webp" };
