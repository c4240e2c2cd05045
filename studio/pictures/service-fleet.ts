// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFleet: PictureSource = { width: 1600, height: 820, colour: "#585651", avif: "/pictures/service-fleet-480.6131fcad.avif 480w, /pictures/service-fleet-800.6131fcad.avif 800w, /pictures/service-fleet-1200.6131fcad.avif 1200w, /pictures/service-fleet-1600.6131fcad.avif 1600w", webp: "", fallback: "/pictures/service-fleet-800.6131fcad.webp" };
