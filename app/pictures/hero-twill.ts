// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroTwill: PictureSource = { width: 1600, height: 900, colour: "#211916", avif: "/pictures/hero-twill-640.14fa072d.avif 640w, /pictures/hero-twill-800.127740bc.avif 800w, /pictures/hero-twill-1600.0d47ec78.avif 1600w", webp: "/pictures/hero-twill-640.1a50a131.webp 640w, /pictures/hero-twill-800.f96f7b81.webp 800w, /pictures/hero-twill-1600.a8fd3442.webp 1600w", fallback: "/pictures/hero-twill-800.f96f7b81.webp" };
