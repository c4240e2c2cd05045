// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFleet: PictureSource = { width: 1600, height: 900, colour: "#636666", avif: "/pictures/service-fleet-480.8dcceb7d.avif 480w, /pictures/service-fleet-800.8dcceb7d.avif 800w, /pictures/service-fleet-1200.8dcceb7d.avif 1200w, /pictures/service-fleet-1600.8dcceb7d.avif 1600w", webp: "", fallback: "/pictures/service-fleet-800.8dcceb7d.webp" };
