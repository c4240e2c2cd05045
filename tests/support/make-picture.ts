// Pictures for tests, made rather than kept.

import sharp, { type Sharp } from "sharp";

/** A picture with some detail in it. @param make what becomes of it; a JPEG where left out. */
export function makePicture(
  width: number,
  height: number,
  make: (picture: Sharp) => Sharp = (picture) => picture.jpeg(),
): Promise<Buffer<ArrayBuffer>> {
  const raw = Buffer.alloc(3 * width * height);
  for (let place = 0; place < raw.byteLength; place += 1) raw[place] = (place * 7) >> 4;
  // Not from an SVG: whoever makes pictures in the same process may have closed the library to it.
  const picture = sharp(raw, { raw: { width, height, channels: 3 } });
  return make(picture).toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
