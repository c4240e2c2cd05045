// Redraws a chosen photo for upload: scaled down, upright, and without its location.

import { photoLimits } from "#contract/photos.ts";

type Picture = ImageBitmap | HTMLImageElement;

/** Longest side of a thumbnail in pixels, for screens with double density. */
const THUMBNAIL = 160;
const QUALITIES = [0.85, 0.7, 0.5];

/** Rejects if the browser cannot decode the file: not a picture, or HEIC outside Apple's browsers. */
export async function drawPhoto(file: Blob): Promise<{ bytes: ArrayBuffer; thumbnail: string }> {
  const picture = await openPicture(file);
  try {
    const thumbnail = await toAddress(await toJpeg(draw(picture, THUMBNAIL), 0.7));
    return { bytes: await encode(draw(picture, photoLimits.longestSide)), thumbnail };
  } finally {
    if ("close" in picture) picture.close();
  }
}

async function openPicture(file: Blob): Promise<Picture> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    // Unlike createImageBitmap, an image element shows the intact part of a damaged file.
    const image = new Image();
    const address = await toAddress(file);
    return new Promise((resolve, reject) => {
      image.onload = () => resolve(image);
      image.onerror = () => reject(error);
      image.src = address;
    });
  }
}

function draw(picture: Picture, longestSide: number): OffscreenCanvas {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const canvas = new OffscreenCanvas(scaled(picture.width), scaled(picture.height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser provides no canvas");
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency: transparent parts would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: OffscreenCanvas): Promise<ArrayBuffer> {
  let blob = new Blob();
  for (const quality of QUALITIES) {
    blob = await toJpeg(canvas, quality);
    if (blob.size <= photoLimits.upload / 2) break;
  }
  // Frees the canvas's memory at once, as phones are slow to reclaim it.
  canvas.width = canvas.height = 0;
  return blob.arrayBuffer();
}

function toJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  return canvas.convertToBlob({ type: "image/jpeg", quality });
}

function toAddress(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
