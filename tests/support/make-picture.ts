// Generated pictures for tests.

import sharp, { type Sharp } from "sharp";

/** Makes a picture with some detail. @param make encodes the picture, by default as JPEG. */
export function makePicture(
  width: number,
  height: number,
  make: (picture: Sharp) => Sharp = (picture) => picture.jpeg(),
): Promise<Buffer<ArrayBuffer>> {
  const raw = Buffer.alloc(3 * width * height);
  for (let place = 0; place < raw.byteLength; place += 1) raw[place] = (place * 7) >> 4;
  const picture = sharp(raw, { raw: { width, height, channels: 3 } });
  return make(picture).toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
