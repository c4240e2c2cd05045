// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroMoss: PictureSource = { width: 1600, height: 900, colour: "#201915", avif: "/pictures/hero-moss-640.5ea44546.avif 640w, /pictures/hero-moss-800.65aa2e74.avif 800w, /pictures/hero-moss-1600.8685c0b1.avif 1600w", webp: "/pictures/hero-moss-640.50ba89dd.webp 640w, /pictures/hero-moss-800.fa79b50e.webp 800w, /pictures/hero-moss-1600.e04d1fea.webp 1600w", fallback: "/pictures/hero-moss-800.fa79b50e.webp" };
