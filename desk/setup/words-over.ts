// Regions where the site puts light text over a photo, and the check that the photo is dark enough there.

import sharp from "sharp";
import { findPlace } from "../pictures/places.ts";
import type { Crop } from "../pictures/put.ts";

/** A region of a picture, in percent of its width and height. */
export type Region = { left: number; top: number; width: number; height: number };

/** In a wide window, the hero's text covers the left of its picture. */
const HERO: Region = { left: 0, top: 0, width: 34, height: 100 };

export function wordsOver(name: string): Region | undefined {
  return name.startsWith("hero-") ? HERO : undefined;
}

/** Highest relative luminance with 4.5:1 contrast to light text (WCAG 2.2, 1.4.3). */
const LIGHTEST = 0.15;

type Given = { name: string; photo: Buffer; crop: Crop | undefined };

/** False for an unreadable file: putPicture reports the error. */
export async function isTooBright({ name, photo, crop }: Given): Promise<boolean> {
  const [region, place] = [wordsOver(name), findPlace(name)];
  if (!region || !place) return false;
  try {
    const upright = await sharp(photo).autoOrient().toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const shown = crop ?? { x: 0, y: 0, width: 1, height: 1 };
    const cropped = await sharp(upright.data)
      .extract({
        left: Math.round(shown.x * width),
        top: Math.round(shown.y * height),
        width: Math.floor(shown.width * width),
        height: Math.floor(shown.height * height),
      })
      .resize(100, 100, { fit: crop ? "fill" : "cover" })
      .extract(region)
      .removeAlpha()
      .png()
      .toBuffer();
    // Opened again: sharp's statistics describe the input, before cropping.
    const { channels } = await sharp(cropped).stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => (mean / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHTEST;
  } catch {
    return false;
  }
}
