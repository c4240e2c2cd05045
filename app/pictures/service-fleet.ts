// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const serviceFleet: PictureSource = { width: 1600, height: 900, colour: "#332e2d", avif: "/pictures/service-fleet-480.09877363.avif 480w, /pictures/service-fleet-800.c4233e8b.avif 800w, /pictures/service-fleet-1600.2963bfb4.avif 1600w", webp: "/pictures/service-fleet-480.227bdc66.webp 480w, /pictures/service-fleet-800.78ae234e.webp 800w, /pictures/service-fleet-1600.056b7abc.webp 1600w", fallback: "/pictures/service-fleet-800.78ae234e.webp" };
