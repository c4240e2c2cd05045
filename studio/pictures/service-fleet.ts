// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFleet: PictureSource = { width: 1600, height: 820, colour: "#706b6f", avif: "/pictures/service-fleet-480.ff92eaf6.avif 480w, /pictures/service-fleet-800.ff92eaf6.avif 800w, /pictures/service-fleet-1200.ff92eaf6.avif 1200w, /pictures/service-fleet-1600.ff92eaf6.avif 1600w", webp: "", fallback: "/pictures/service-fleet-800.ff92eaf6.webp" };
