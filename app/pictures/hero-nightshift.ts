// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroNightshift: PictureSource = { width: 1600, height: 900, colour: "#22191a", avif: "/pictures/hero-nightshift-640.d0bda8a3.avif 640w, /pictures/hero-nightshift-800.fcc831a8.avif 800w, /pictures/hero-nightshift-1600.cbbdd73d.avif 1600w", webp: "/pictures/hero-nightshift-640.46967ec9.webp 640w, /pictures/hero-nightshift-800.d3651ff0.webp 800w, /pictures/hero-nightshift-1600.aa93563f.webp 1600w", fallback: "/pictures/hero-nightshift-800.d3651ff0.webp" };
