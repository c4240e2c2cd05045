// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const heroIw101: PictureSource = { width: 1600, height: 900, colour: "#241713", avif: "/pictures/hero-iw-101-640.03098c90.avif 640w, /pictures/hero-iw-101-800.b26b5dd5.avif 800w, /pictures/hero-iw-101-1600.e3e47e27.avif 1600w", webp: "/pictures/hero-iw-101-640.5b38dcec.webp 640w, /pictures/hero-iw-101-800.a90de60a.webp 800w, /pictures/hero-iw-101-1600.e191fb67.webp 1600w", fallback: "/pictures/hero-iw-101-800.a90de60a.webp" };
