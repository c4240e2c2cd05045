// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const serviceFlank: PictureSource = { width: 720, height: 540, colour: "#222538", avif: "/pictures/service-flank-480.9fea7705.avif 480w, /pictures/service-flank-720.242f6354.avif 720w", webp: "/pictures/service-flank-480.629a339a.webp 480w, /pictures/service-flank-720.db74aea6.webp 720w", fallback: "/pictures/service-flank-720.db74aea6.webp" };
