// Conversion of a logo to the studio's sign: an SVG is kept unchanged; any other picture is embedded in an SVG.

import { join } from "node:path";
import sharp from "sharp";
import { DeskError } from "../desk.ts";
import { replaceFiles } from "../json-file.ts";

/** Side of the sign's viewBox; an embedded PNG has four pixels per unit. */
const FIELD = 28;
const PIXELS = FIELD * 4;
/** Lowest relative luminance with 3:1 contrast on the bar (WCAG 2.2, 1.4.11). */
const DARKEST = 0.11;
/** Bytes. Small, since every page includes the sign. */
const LARGEST = 10_000;

/** Rejects with a `DeskError` if the file cannot be used. @param studio absolute path of the folder */
export async function putSign(studio: string, file: Buffer) {
  const text = file.toString("utf8");
  const isSvg = /<svg[\s>]/.test(text.slice(0, 1000));
  if (isSvg && /<script|<foreignObject|\son\w+=|href\s*=\s*["'](?!#|data:image)/i.test(text)) {
    throw new DeskError(
      "The drawing contains a script or loads another file. Save it as a plain SVG.",
    );
  }
  const pixels = await draw(file).catch(() => {
    throw new DeskError("This file can’t be read as a picture. Save the logo as SVG or PNG.");
  });
  if (await isTooDark(pixels)) {
    throw new DeskError("The logo is too dark for the dark bar at the top. Use its light version.");
  }
  const href = `data:image/png;base64,${pixels.toString("base64")}`;
  const size = `width="${FIELD}" height="${FIELD}"`;
  const sign = isSvg
    ? text
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}"><image ${size} href="${href}"/></svg>\n`;
  if (sign.length > LARGEST) {
    throw new DeskError("The logo is too large for a sign on every page. Use a simpler drawing.");
  }
  replaceFiles({ [join(studio, "sign.svg")]: sign });
}

async function draw(file: Buffer): Promise<Buffer> {
  return sharp(file, { density: 300 })
    .resize(PIXELS, PIXELS, { fit: "contain", background: "#0000" })
    .ensureAlpha()
    .png({ palette: true })
    .toBuffer();
}

/** Judges by the brightest tenth of the pixels, since a logo may have dark letters on a light background. */
async function isTooDark(png: Buffer): Promise<boolean> {
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const shades: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) continue;
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => (value / 255) ** 2.2);
    shades.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
  }
  const brightest = shades.sort((a, b) => b - a)[Math.floor(shades.length / 10)];
  return brightest === undefined || brightest < DARKEST;
}
