// Chooses a content coding, and compresses what the build could not: pages that name the day or the origin.
// No visitor can make it work for long: what is sent once is compressed quickly, and a few at once.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { memoize } from "./memoize.ts";

export type Coding = "br" | "gzip" | "identity";

export type Encoded = { body: Buffer; coding: Coding };

/** The best coding the client takes. A coding with `q=0` is refused. */
export function chooseCoding(acceptEncoding: string | null | undefined): Coding {
  return chooseAmong(acceptEncoding ?? "");
}

const chooseAmong = memoize((acceptEncoding: string): Coding => {
  const accepted = new Map(
    acceptEncoding
      .toLowerCase()
      .split(",")
      .map((entry) => {
        const [coding = "", ...parameters] = entry.split(";").map((part) => part.trim());
        const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
        return [coding, quality === undefined ? 1 : Number(quality)] as const;
      }),
  );
  const takes = (coding: Coding) => (accepted.get(coding) ?? accepted.get("*") ?? 0) > 0;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
});

/** Compresses a text that is sent once. */
export type CompressNow = (text: Buffer, coding: Coding) => Promise<Encoded>;

/** How many texts are compressed at once for answers that are not kept. */
export const compressedAtOnce = 4;

/** What comes while enough are being compressed goes out as it is: nobody waits for others. */
export function createCompressNow(compress = compressText): CompressNow {
  let running = 0;
  return async (text, coding) => {
    if (coding === "identity" || running >= compressedAtOnce) {
      return { body: text, coding: "identity" };
    }
    running += 1;
    try {
      return { body: await compress(text, coding, "quick"), coding };
    } finally {
      running -= 1;
    }
  };
}

export function compressText(
  text: Buffer,
  coding: Exclude<Coding, "identity">,
  effort: "quick" | "small",
): Promise<Buffer> {
  if (coding === "gzip") return promisify(gzip)(text, { level: effort === "quick" ? 6 : 9 });
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === "quick" ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
