// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroPetrol: PictureSource = { width: 1600, height: 900, colour: "#1f1c18", avif: "/pictures/hero-petrol-640.b5fa2595.avif 640w, /pictures/hero-petrol-800.aeb0c00e.avif 800w, /pictures/hero-petrol-1600.9d89d67d.avif 1600w", webp: "/pictures/hero-petrol-640.cfaf70dd.webp 640w, /pictures/hero-petrol-800.5b521efb.webp 800w, /pictures/hero-petrol-1600.af2ec8a1.webp 1600w", fallback: "/pictures/hero-petrol-800.5b521efb.webp" };
