// Child process that decodes visitors' pictures, limited so that no picture can exhaust the machine.

import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { photoLimits } from "#contract/photos.ts";

export type Picture = { image: Uint8Array; width: number; height: number };
export type PictureAnswer = Picture | "no picture" | "too large";

// Allow only three of some thirty formats: every decoder may have vulnerabilities.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

const { longestSide } = photoLimits;
/** Our pages scale photos to this limit. Larger photos cost memory, as some formats are decoded whole. */
const MOST_PIXELS = longestSide ** 2;
const SECONDS = 10;

// Serving pages takes priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// A service manager signals every process. Ignore the signal: the server itself ends this process.
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
