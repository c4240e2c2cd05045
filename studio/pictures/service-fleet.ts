// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFleet: PictureSource = { width: 1600, height: 820, colour: "#776c6c", avif: "/pictures/service-fleet-480.466367fa.avif 480w, /pictures/service-fleet-800.466367fa.avif 800w, /pictures/service-fleet-1200.466367fa.avif 1200w, /pictures/service-fleet-1600.466367fa.avif 1600w", webp: "", fallback: "/pictures/service-fleet-800.466367fa.webp" };
