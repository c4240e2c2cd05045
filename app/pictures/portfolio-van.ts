// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const portfolioVan: PictureSource = { width: 1600, height: 900, colour: "#202429", avif: "/pictures/portfolio-van-480.aff87248.avif 480w, /pictures/portfolio-van-800.d750c62a.avif 800w, /pictures/portfolio-van-1600.147dd569.avif 1600w", webp: "/pictures/portfolio-van-480.3d887e9a.webp 480w, /pictures/portfolio-van-800.9b04352e.webp 800w, /pictures/portfolio-van-1600.1d622557.webp 1600w", fallback: "/pictures/portfolio-van-800.9b04352e.webp" };
