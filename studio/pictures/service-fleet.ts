// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFleet: PictureSource = { width: 1600, height: 900, colour: "#736b6e", avif: "/pictures/service-fleet-480.9052889c.avif 480w, /pictures/service-fleet-800.9052889c.avif 800w, /pictures/service-fleet-1200.9052889c.avif 1200w, /pictures/service-fleet-1600.9052889c.avif 1600w", webp: "", fallback: "/pictures/service-fleet-800.9052889c.webp" };
