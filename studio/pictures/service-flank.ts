// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFlank: PictureSource = { width: 1200, height: 900, colour: "#1c1f37", avif: "/pictures/service-flank-480.2bb137b0.avif 480w, /pictures/service-flank-800.2bb137b0.avif 800w, /pictures/service-flank-1200.2bb137b0.avif 1200w", webp: "/pictures/service-flank-480.2bb137b0.webp 480w, /pictures/service-flank-800.2bb137b0.webp 800w, /pictures/service-flank-1200.2bb137b0.webp 1200w", fallback: "/pictures/service-flank-800.2bb137b0.webp" };
