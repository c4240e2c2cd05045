// Chooses a content coding and compresses. The first answer is compressed quickly, so that nobody waits;
// one asked for again is compressed as small as it gets, in the background.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Coding = "br" | "gzip" | "identity";

/** The best coding the client takes. A coding with `q=0` is refused. */
export function chooseCoding(acceptEncoding: string | null): Coding {
  const accepted = new Map(
    (acceptEncoding ?? "")
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
}

/** One text in one coding, compressed at most twice. */
export type CompressedText = { get(): Promise<Buffer> };

export function createCompressedText(text: Buffer, coding: Coding): CompressedText {
  if (coding === "identity") return { get: async () => text };
  let quick: Promise<Buffer> | undefined;
  let small: Promise<Buffer> | undefined;
  let finished: Buffer | undefined;
  return {
    async get() {
      if (finished) return finished;
      if (quick === undefined) {
        quick = compress(text, coding, "quick");
      } else if (small === undefined) {
        small = compress(text, coding, "small");
        small.then(
          (bytes) => {
            finished = bytes;
          },
          // The quick one goes on being served.
          () => {},
        );
      }
      return quick;
    },
  };
}

function compress(text: Buffer, coding: "br" | "gzip", effort: "quick" | "small"): Promise<Buffer> {
  if (coding === "gzip") return promisify(gzip)(text, { level: effort === "quick" ? 6 : 9 });
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === "quick" ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
