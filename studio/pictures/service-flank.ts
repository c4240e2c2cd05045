// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFlank: PictureSource = { width: 1200, height: 900, colour: "#1c1f37", avif: "/pictures/service-flank-480.37f8dbcc.avif 480w, /pictures/service-flank-800.36060532.avif 800w, /pictures/service-flank-1200.18c7669b.avif 1200w", webp: "/pictures/service-flank-480.e9e29d83.webp 480w, /pictures/service-flank-800.6a3092a1.webp 800w, /pictures/service-flank-1200.8f7b89cc.webp 1200w", fallback: "/pictures/service-flank-800.6a3092a1.webp" };
