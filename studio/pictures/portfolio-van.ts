// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioVan: PictureSource = { width: 1600, height: 900, colour: "#555657", avif: "/pictures/portfolio-van-480.a275a66c.avif 480w, /pictures/portfolio-van-800.a275a66c.avif 800w, /pictures/portfolio-van-1200.a275a66c.avif 1200w, /pictures/portfolio-van-1600.a275a66c.avif 1600w", webp: "", fallback: "/pictures/portfolio-van-800.a275a66c.webp" };
