// The process that decodes visitors' pictures, with the bounds that keep one of them from taking the machine.

import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { photoLimits } from "#contract/photos.ts";

export type Picture = { image: Uint8Array; width: number; height: number };
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

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Sent to every process of a service that is told to stop: the server ends this one, after its last photo.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

process.once("disconnect", () => process.exit());
process.on("message", async (upload: Uint8Array) => {
  process.send?.((await make(upload)) satisfies PictureAnswer);
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
