// Brotli and gzip at their highest level, for text that is compressed once and sent often, and the choice between them.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

/** In order of preference. No Zstandard: each browser that takes it takes Brotli, which comes out smaller. */
export const codings = ["br", "gzip"] as const;

export type Coding = (typeof codings)[number];

/** What the build puts behind a file's name for its compressed copies. */
export const codingEndings: Record<Coding, string> = { br: ".br", gzip: ".gz" };

export const compressText: Record<Coding, (text: Uint8Array) => Promise<Buffer<ArrayBuffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** The best of the codings at hand that the client takes; `q=0` refuses one. */
export function chooseCoding(
  acceptEncoding: string | null,
  atHand: Partial<Record<Coding, unknown>>,
): Coding | undefined {
  const accepted = parseAccept(acceptEncoding ?? "");
  return codings.find(
    (coding) =>
      atHand[coding] && accepted.some(({ type, q }) => type.toLowerCase() === coding && q > 0),
  );
}
