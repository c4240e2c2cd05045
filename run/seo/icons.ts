// Icons for browsers and phones, drawn from the studio's sign.

import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { studio } from "#studio/studio.ts";
import { studioFolder } from "../../studios/folder.mjs";

const NIGHT = "#08090a";
const SIZES = [180, 192, 512];

export async function writeIcons(siteDir: string): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${NIGHT}" d="M0 0h48v48H0z"/><g transform="translate(10 10)">${drawSign()}</g></svg>\n`;
  await writeFile(`${siteDir}/icon.svg`, drawing);
  const svg = Buffer.from(drawing);
  for (const size of SIZES) {
    await writeFile(`${siteDir}/icon-${size}.png`, await rasterise(svg, size));
  }
  await writeFile(`${siteDir}/favicon.ico`, wrapAsIco(await rasterise(svg, 48), 48));
  await writeFile(`${siteDir}/manifest.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The sign as SVG, 28 by 28 units. */
export function drawSign(): string {
  const sign = readFileSync(`${studioFolder}/sign.svg`).toString("base64");
  return `<image width="28" height="28" href="data:image/svg+xml;base64,${sign}"/>`;
}

const manifest = {
  id: "/",
  name: studio.name,
  short_name: studio.shortName,
  lang: "en-GB",
  start_url: "/",
  display: "browser",
  background_color: NIGHT,
  theme_color: NIGHT,
  icons: [
    { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
  ],
};

function rasterise(svg: Buffer, size: number): Promise<Buffer> {
  // At this density 48 units are `size` px, so that nothing is scaled after rasterising.
  return sharp(svg, { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** Wraps a PNG in an .ico file, which may contain PNGs unchanged. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
