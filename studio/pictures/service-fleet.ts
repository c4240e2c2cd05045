// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceFleet: PictureSource = { width: 1600, height: 820, colour: "#5a5852", avif: "/pictures/service-fleet-480.922f604e.avif 480w, /pictures/service-fleet-800.922f604e.avif 800w, /pictures/service-fleet-1200.922f604e.avif 1200w, /pictures/service-fleet-1600.922f604e.avif 1600w", webp: "", fallback: "/pictures/service-fleet-800.922f604e.webp" };
