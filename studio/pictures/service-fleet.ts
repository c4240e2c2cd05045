// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFleet: PictureSource = { width: 1600, height: 900, colour: "#6c7070", avif: "/pictures/service-fleet-480.e5d6c6cf.avif 480w, /pictures/service-fleet-800.e5d6c6cf.avif 800w, /pictures/service-fleet-1200.e5d6c6cf.avif 1200w, /pictures/service-fleet-1600.e5d6c6cf.avif 1600w", webp: "", fallback: "/pictures/service-fleet-800.e5d6c6cf.webp" };
