// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const serviceRoof: PictureSource = { width: 840, height: 630, colour: "#3c3734", avif: "/pictures/service-roof-480.1404b134.avif 480w, /pictures/service-roof-800.98be2f3e.avif 800w, /pictures/service-roof-840.44e43fb3.avif 840w", webp: "/pictures/service-roof-480.2da006c2.webp 480w, /pictures/service-roof-800.1f740efb.webp 800w, /pictures/service-roof-840.a3b6c107.webp 840w", fallback: "/pictures/service-roof-800.1f740efb.webp" };
