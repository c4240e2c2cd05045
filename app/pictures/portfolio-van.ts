// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const portfolioVan: PictureSource = {
  width: 960,
  height: 540,
  colour: "#272a2e",
  avif: "/pictures/portfolio-van-480.af9ad905.avif 480w, /pictures/portfolio-van-800.becaf161.avif 800w, /pictures/portfolio-van-960.2ef0e6dc.avif 960w",
  webp: "/pictures/portfolio-van-480.3cafc355.webp 480w, /pictures/portfolio-van-800.df88568e.webp 800w, /pictures/portfolio-van-960.c6f8092c.webp 960w",
  fallback: "/pictures/portfolio-van-800.df88568e.webp",
};
