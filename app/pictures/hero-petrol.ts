// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroPetrol: PictureSource = { width: 1600, height: 900, colour: "#1f1c18", avif: "/pictures/hero-petrol-480.718070f4.avif 480w, /pictures/hero-petrol-800.3efe8738.avif 800w, /pictures/hero-petrol-1600.d16079a8.avif 1600w", webp: "/pictures/hero-petrol-480.2d82496c.webp 480w, /pictures/hero-petrol-800.f3de1f52.webp 800w, /pictures/hero-petrol-1600.e7f16762.webp 1600w", fallback: "/pictures/hero-petrol-800.f3de1f52.webp" };
