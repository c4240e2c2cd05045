// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const serviceBeads: PictureSource = { width: 1600, height: 900, colour: "#376361", avif: "/pictures/service-beads-480.72f38533.avif 480w, /pictures/service-beads-800.72f38533.avif 800w, /pictures/service-beads-1200.72f38533.avif 1200w, /pictures/service-beads-1600.72f38533.avif 1600w", webp: "", fallback: "/pictures/service-beads-800.72f38533.webp" };
