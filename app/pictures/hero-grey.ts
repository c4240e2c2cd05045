// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroGrey: PictureSource = { width: 1600, height: 900, colour: "#231b18", avif: "/pictures/hero-grey-480.11a0be1d.avif 480w, /pictures/hero-grey-800.cec135d5.avif 800w, /pictures/hero-grey-1600.9ed59e52.avif 1600w", webp: "/pictures/hero-grey-480.f32f9522.webp 480w, /pictures/hero-grey-800.4158749d.webp 800w, /pictures/hero-grey-1600.6baf1de4.webp 1600w", fallback: "/pictures/hero-grey-800.4158749d.webp" };
