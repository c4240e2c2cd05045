// Makes a chosen photo small enough to send, upright and without where it was taken, by drawing it anew.

import { photoLimits } from "#contract/photos.ts";

export type ScaledPhoto = { bytes: ArrayBuffer; thumbnail: string };

/** CSS pixels, for screens of twice the density. */
const THUMBNAIL = 160;
const QUALITIES = [0.85, 0.7, 0.5];

/** Rejects where the browser cannot read the file: no picture, or HEIC outside Apple's. */
export async function scalePhoto(file: Blob): Promise<ScaledPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const thumbnail = draw(picture, THUMBNAIL).toDataURL("image/jpeg", 0.7);
    return { bytes: await encode(draw(picture, photoLimits.longestSide)), thumbnail };
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency: what is see-through would be black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement): Promise<ArrayBuffer> {
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", quality),
    );
    if (blob && blob.size <= photoLimits.upload / 2) break;
  }
  // Phones give the memory of a canvas back late unless told.
  canvas.width = canvas.height = 0;
  if (!blob) throw new Error("not encoded");
  return blob.arrayBuffer();
}
