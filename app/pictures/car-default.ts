// Written by art/encode.mjs from art's masters; do not edit.
import type { PictureSource } from "./picture-source.ts";
export const carDefault: PictureSource = { width: 1600, height: 720, colour: "#232528", avif: "/pictures/car-default-480.92a4f926.avif 480w, /pictures/car-default-800.e48af713.avif 800w, /pictures/car-default-1600.1940c1e1.avif 1600w", webp: "/pictures/car-default-480.2d793d71.webp 480w, /pictures/car-default-800.71ce77e7.webp 800w, /pictures/car-default-1600.aa4ad2fc.webp 1600w", fallback: "/pictures/car-default-800.71ce77e7.webp" };
