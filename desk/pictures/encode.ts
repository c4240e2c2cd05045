// Encoding of a picture for the site: AVIF and WebP files at several widths, and their entry in pictures.json.

import { createHash } from "node:crypto";
import type { default as Sharp } from "sharp";
import type { Encoding } from "./list.ts";

export type Encoded = {
  /** Contents by file name. Names contain a hash of the content, so that browsers may cache the files for ever. */
  files: ReadonlyMap<string, Buffer>;
  encoding: Encoding;
};

/** WebP needs a higher number than AVIF to look the same. */
const AVIF_QUALITY = 66;
const WEBP_QUALITY = 84;
/** Pixels: greatest width of the file for browsers without `srcset`. */
const FALLBACK_WIDTH = 800;

/**
 * @param master the picture at its largest size, in any format that sharp reads
 * @param widths pixels; capped at the master's width, which at least one must reach
 */
export async function encodePicture(
  sharp: typeof Sharp,
  picture: { name: string; master: Buffer; widths: readonly number[] },
): Promise<Encoded> {
  const { name, master } = picture;
  const { width: full, height: fullHeight } = await sharp(master).metadata();
  const widths = [...new Set(picture.widths.map((one) => Math.min(one, full)))].sort(
    (a, b) => a - b,
  );
  const encoded: { format: "avif" | "webp"; width: number; bytes: Buffer }[] = [];
  for (const width of widths) {
    const image = sharp(master).removeAlpha().resize({ width, kernel: "lanczos3" });
    const avif = image
      .clone()
      .avif({ quality: AVIF_QUALITY, effort: 6, chromaSubsampling: "4:2:0" });
    const webp = image.clone().webp({ quality: WEBP_QUALITY, effort: 6, smartSubsample: true });
    encoded.push({ format: "avif", width, bytes: await avif.toBuffer() });
    encoded.push({ format: "webp", width, bytes: await webp.toBuffer() });
  }
  // One hash for all files of a picture, so that their names compress well in HTML.
  const hash = createHash("sha256");
  for (const { bytes } of encoded) hash.update(bytes);
  const version = hash.digest("hex").slice(0, 8);
  const nameOf = (width: number, format: string) => `${name}-${width}.${version}.${format}`;
  const sourceSet = (format: string) =>
    widths.map((width) => `/pictures/${nameOf(width, format)} ${width}w`).join(", ");
  const fallback = widths.findLast((one) => one <= FALLBACK_WIDTH) ?? full;
  return {
    files: new Map(encoded.map((one) => [nameOf(one.width, one.format), one.bytes])),
    encoding: {
      width: full,
      height: fullHeight,
      colour: await averageColour(sharp, master),
      avif: sourceSet("avif"),
      webp: widths.length > 1 ? sourceSet("webp") : "",
      fallback: `/pictures/${nameOf(fallback, "webp")}`,
    },
  };
}

/** Average colour as hex, shown while the picture loads. */
async function averageColour(sharp: typeof Sharp, master: Buffer): Promise<string> {
  const { channels } = await sharp(master).removeAlpha().toColourspace("srgb").stats();
  const hex = ({ mean }: { mean: number }) => Math.round(mean).toString(16).padStart(2, "0");
  return `#${channels.slice(0, 3).map(hex).join("")}`;
}
