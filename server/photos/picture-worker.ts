// The worker thread that decodes visitors' pictures, with the bounds that keep one of them from taking the machine.

import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { photoLimits } from "#contract/photos.ts";

export type Picture = { image: Uint8Array; width: number; height: number };
export type PictureQuestion = Uint8Array;
/** Exactly one for each question, in their order. */
export type PictureAnswer = Picture | "no picture" | "too large";

// Of some thirty formats that the library reads, photos come in three; each reader is code that may have holes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

const { longestSide } = photoLimits;
/** What a browser sends is scaled already; more would only cost memory, some kinds of file all of it at once. */
const MOST_PIXELS = longestSide ** 2;
const SECONDS = 10;

let last = Promise.resolve();
parentPort?.on("message", (upload: PictureQuestion) => {
  last = last.then(async () => {
    const answer = await make(upload);
    parentPort?.postMessage(answer);
  });
});

async function make(upload: Uint8Array): Promise<PictureAnswer> {
  try {
    const read = sharp(upload, { limitInputPixels: MOST_PIXELS, sequentialRead: true });
    const { data, info } = await read
      .autoOrient()
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { image: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    return /pixel limit|timeout/i.test((error as Error).message) ? "too large" : "no picture";
  }
}
