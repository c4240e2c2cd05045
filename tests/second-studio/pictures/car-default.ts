// One small picture stands in every place.

import type { PictureSource } from "#facts/picture-source.ts";

const [avif, webp] = ["/pictures/plain-480.avif", "/pictures/plain-480.webp"];

export const carDefault: PictureSource = {
  width: 480,
  height: 270,
  colour: "#3c4a42",
  avif: `${avif} 480w`,
  webp: `${webp} 480w`,
  fallback: webp,
};
