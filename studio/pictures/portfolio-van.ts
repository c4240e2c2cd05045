// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "#facts/picture-source.ts";
export const portfolioVan: PictureSource = { width: 1600, height: 900, colour: "#4a4e4d", avif: "/pictures/portfolio-van-480.df0df9c2.avif 480w, /pictures/portfolio-van-800.df0df9c2.avif 800w, /pictures/portfolio-van-1200.df0df9c2.avif 1200w, /pictures/portfolio-van-1600.df0df9c2.avif 1600w", webp: "", fallback: "/pictures/portfolio-van-800.df0df9c2.webp" };
