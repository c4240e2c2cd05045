// Link previews, 1200 by 630 px: each page's headline over a picture.

import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convert } from "fontverter";
import sharp from "sharp";
import { type Card, cards } from "#content/seo.ts";
import type { PagePath } from "#contract/paths.ts";
import { pictures } from "#studio/pictures.ts";
import { studio } from "#studio/studio.ts";
import { studioFolder } from "../../studios/folder.mjs";
import { drawSign } from "./icons.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const RAISED = 80;
/** The pages' headline font, and its name in the font file. */
const FACE = "app/styles/special-gothic-subset.woff2";
const FACE_NAME = "Special Gothic Expanded One";
/** Converted, since text rendering cannot read WOFF2. One file per process, as both studios are built at once. */
const FONT = join(tmpdir(), `headline-${process.pid}.ttf`);
const BONE = "#f2efe8";
const LARGEST = 84;

/** Draws the pages' cards. Resolves to the cards' URLs by page path. */
export async function writeCards(siteDir: string): Promise<Record<PagePath, string>> {
  await mkdir(`${siteDir}/cards`, { recursive: true });
  await writeFile(FONT, await convert(await readFile(FACE), "sfnt"));
  const backdrops = new Map<string, Promise<Buffer>>();

  const addresses = await Promise.all(
    Object.entries(cards).map(async ([path, card]) => {
      const backdrop = backdrops.get(card.picture) ?? drawBackdrop(card.picture);
      backdrops.set(card.picture, backdrop);
      const drawing = await drawCard(card, await backdrop);
      const hash = createHash("sha256").update(drawing).digest("hex").slice(0, 8);
      const address = `/cards/${path.split("/").at(-1) || "landing"}.${hash}.jpg`;
      await writeFile(siteDir + address, drawing);
      return [path, address];
    }),
  );
  await rm(FONT);
  return Object.fromEntries(addresses) as Record<PagePath, string>;
}

function drawBackdrop(name: string): Promise<Buffer> {
  return (
    sharp(pictureFile(name))
      // Shifted up, since the headline covers the bottom.
      .resize(WIDTH, HEIGHT + RAISED, { fit: "cover" })
      .extract({ left: 0, top: RAISED, width: WIDTH, height: HEIGHT })
      .removeAlpha()
      .raw()
      .toBuffer()
  );
}

function pictureFile(name: string): string {
  const widest = pictures[name]?.avif.split(", ").at(-1)?.split(" ")[0];
  if (!widest) throw new Error(`${studioFolder}/pictures.json has no picture "${name}" for a card`);
  return `${studioFolder}/public${widest}`;
}

async function drawCard({ words }: Card, backdrop: Buffer): Promise<Buffer> {
  const name = await drawText(studio.name, { height: 28 });
  const lines = breakLines(words);
  const title = await drawText(lines.join("\n"), {
    width: WIDTH - 2 * MARGIN,
    height: lines.length * LARGEST,
  });
  return sharp(backdrop, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([
      { input: Buffer.from(shade) },
      { input: name.data, left: MARGIN + 66, top: 60 },
      { input: title.data, left: MARGIN, top: HEIGHT - MARGIN - title.info.height },
    ])
    .jpeg({ quality: 55 })
    .toBuffer();
}

/** Renders words in the headline font, as large as the box allows. */
function drawText(words: string, box: { width?: number; height: number }) {
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return sharp({
    text: {
      text: `<span foreground="${BONE}" line_height="0.9">${escaped}</span>`,
      font: FACE_NAME,
      fontfile: FONT,
      width: WIDTH,
      ...box,
      wrap: "none",
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const LONGEST_LINE = 22;

/** Breaks words into up to three lines of similar length. */
function breakLines(words: string): string[] {
  const count = Math.min(3, Math.ceil(words.length / LONGEST_LINE));
  for (let longest = Math.ceil(words.length / count); ; longest += 1) {
    const lines = words.match(new RegExp(`.{1,${longest}}(?= |$)`, "g")) ?? [];
    if (lines.length <= count) return lines.map((line) => line.trim());
  }
}

/** Darkens the backdrop behind headline and name, and draws the sign beside the name. */
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="low" x1="0" y1="1" x2="0" y2="0">
<stop offset="0" stop-color="#08090a" stop-opacity=".94"/><stop offset=".4" stop-color="#08090a" stop-opacity=".62"/><stop offset=".7" stop-color="#08090a" stop-opacity="0"/><stop offset=".86" stop-color="#08090a" stop-opacity=".72"/><stop offset="1" stop-color="#08090a" stop-opacity=".8"/>
</linearGradient>
<rect width="100%" height="100%" fill="url(#low)"/>
<g transform="translate(${MARGIN} 52) scale(1.6)">${drawSign()}</g>
</svg>`;
