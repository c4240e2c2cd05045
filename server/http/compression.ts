// Content codings: Brotli and gzip at maximum level, for text compressed once and sent often.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

/** In order of preference. No Zstandard: browsers that accept it also accept Brotli, which is smaller. */
export const codings = ["br", "gzip"] as const;

export type Coding = (typeof codings)[number];

/** File name suffixes of compressed copies in the build. */
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

/** The best available coding that the client accepts; a coding with `q=0` is not accepted. */
export function chooseCoding(
  acceptEncoding: string | null,
  available: Partial<Record<Coding, unknown>>,
): Coding | undefined {
  const accepted = parseAccept(acceptEncoding ?? "");
  return codings.find(
    (coding) =>
      available[coding] && accepted.some(({ type, q }) => type.toLowerCase() === coding && q > 0),
  );
}
