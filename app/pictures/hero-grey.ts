// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const heroGrey: PictureSource = { width: 1600, height: 900, colour: "#231b18", avif: "/pictures/hero-grey-640.64e786bc.avif 640w, /pictures/hero-grey-800.ed4082c0.avif 800w, /pictures/hero-grey-1600.a0ae1948.avif 1600w", webp: "/pictures/hero-grey-640.ae1c65ef.webp 640w, /pictures/hero-grey-800.05875032.webp 800w, /pictures/hero-grey-1600.93174b2f.webp 1600w", fallback: "/pictures/hero-grey-800.05875032.webp" };
