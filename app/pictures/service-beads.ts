// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const serviceBeads: PictureSource = { width: 1600, height: 900, colour: "#325a58", avif: "/pictures/service-beads-480.2627cbfe.avif 480w, /pictures/service-beads-800.b2c02750.avif 800w, /pictures/service-beads-1600.ffe3701b.avif 1600w", webp: "/pictures/service-beads-480.41ceeb3e.webp 480w, /pictures/service-beads-800.14c11faa.webp 800w, /pictures/service-beads-1600.9b953799.webp 1600w", fallback: "/pictures/service-beads-800.14c11faa.webp" };
