// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFleet: PictureSource = { width: 1600, height: 820, colour: "#706a6f", avif: "/pictures/service-fleet-480.3f31b93a.avif 480w, /pictures/service-fleet-800.3f31b93a.avif 800w, /pictures/service-fleet-1200.3f31b93a.avif 1200w, /pictures/service-fleet-1600.3f31b93a.avif 1600w", webp: "", fallback: "/pictures/service-fleet-800.3f31b93a.webp" };
