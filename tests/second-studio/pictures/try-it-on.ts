// One small picture stands in every place, each in a file of its own as art/encode.mjs writes them.
import type { PictureSource } from "#facts/picture-source.ts";
export const tryItOn: PictureSource = { width: 480, height: 270, colour: "#3c4a42", avif: "/pictures/plain-480.avif 480w", webp: "/pictures/plain-480.webp 480w", fallback: "/pictures/plain-480.webp" };
