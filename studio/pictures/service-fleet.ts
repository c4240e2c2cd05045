// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFleet: PictureSource = { width: 1200, height: 675, colour: "#5b5b5b", avif: "/pictures/service-fleet-480.aa050d47.avif 480w, /pictures/service-fleet-800.aa050d47.avif 800w, /pictures/service-fleet-1200.aa050d47.avif 1200w", webp: "/pictures/service-fleet-480.aa050d47.webp 480w, /pictures/service-fleet-800.aa050d47.webp 800w, /pictures/service-fleet-1200.aa050d47.webp 1200w", fallback: "/pictures/service-fleet-800.aa050d47.webp" };
