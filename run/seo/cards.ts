// Link previews, 1200 by 630 px: each page's headline over a picture, drawn again only if its content hash changes.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { convert } from "fontverter";
import sharp from "sharp";
import { type Card, cards } from "#content/seo.ts";
import type { PagePath } from "#contract/paths.ts";
import { pictures } from "#studio/pictures.ts";
import { studio } from "#studio/studio.ts";
import { studioFolder } from "../../studios/folder.mjs";
import { drawSign } from "./icons.ts";

const KEPT = "node_modules/.cache/cards";
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const RAISED = 80;
/** The pages' headline font, and its name in the font file. */
const FACE = "app/styles/special-gothic-subset.woff2";
const FACE_NAME = "Special Gothic Expanded One";
/** Converted, since text rendering cannot read WOFF2. */
const FONT = `${KEPT}/headline.ttf`;
const BONE = "#f2efe8";
const LARGEST = 84;

/** Writes every page's card. Resolves to their URLs by page path. */
export async function writeCards(siteDir: string): Promise<Record<PagePath, string>> {
  await mkdir(KEPT, { recursive: true });
  await mkdir(`${siteDir}/cards`, { recursive: true });
  const drawing = createHash("sha256");
  for (const file of ["cards.ts", "icons.ts"]) {
    drawing.update(readFileSync(new URL(file, import.meta.url)));
  }
  drawing.update(readFileSync(FACE));
  const drawn = drawing.digest("hex");
  await writeFile(FONT, await convert(readFileSync(FACE), "sfnt"));
  const pictures = new Map<string, Promise<Picture>>();

  const addresses = await Promise.all(
    Object.entries(cards).map(async ([path, card]) => {
      const opening = pictures.get(card.picture) ?? openPicture(card.picture);
      pictures.set(card.picture, opening);
      const picture = await opening;
      const hash = createHash("sha256")
        .update(drawn)
        .update(JSON.stringify([card, studio.name, drawSign()]))
        .update(picture.file)
        .digest("hex")
        .slice(0, 8);
      const name = `${path.split("/").at(-1) || "landing"}.${hash}.jpg`;
      if (!existsSync(`${KEPT}/${name}`)) {
        await writeFile(`${KEPT}/${name}`, await drawCard(card, await picture.backdrop()));
      }
      await copyFile(`${KEPT}/${name}`, `${siteDir}/cards/${name}`);
      return [path, `/cards/${name}`];
    }),
  );
  return Object.fromEntries(addresses) as Record<PagePath, string>;
}

/** `backdrop` crops the picture once for all cards that show it. */
type Picture = { file: Buffer; backdrop(): Promise<Buffer> };

async function openPicture(name: string): Promise<Picture> {
  const file = await readFile(pictureFile(name));
  let backdrop: Promise<Buffer> | undefined;
  return {
    file,
    backdrop() {
      backdrop ??= sharp(file)
        // Shifted up, since the headline covers the bottom.
        .resize(WIDTH, HEIGHT + RAISED, { fit: "cover" })
        .extract({ left: 0, top: RAISED, width: WIDTH, height: HEIGHT })
        .removeAlpha()
        .raw()
        .toBuffer();
      return backdrop;
    },
  };
}

/** Path of a picture's widest file. */
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
