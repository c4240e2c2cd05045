// Photos as phones take them, for browser tests.

import sharp from "sharp";

/** About 12 MB, on its side, with where it was taken. */
export async function takePhoto(name: string) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const buffer = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: "#000", noise },
  })
    .jpeg({ quality: 96 })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 28/1 0/1" } })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

export async function smallPhoto(name: string) {
  const create = { width: 640, height: 480, channels: 3, background: "#0f6a63" } as const;
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** A photo whose last part is missing, as a broken transfer leaves it: image elements show the rest of it. */
export async function cutPhoto(name: string) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 640, height: 480, channels: 3, background: "#000", noise } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name, mimeType: "image/jpeg", buffer: buffer.subarray(0, buffer.length * 0.7) };
}
