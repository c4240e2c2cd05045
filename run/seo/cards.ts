// Makes the picture that link previews show of each page: its words over a render, 1200 by 630 px.
// A card is kept under its content's hash, so that a build draws only what has changed.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { type Card, cards } from "#content/seo.ts";
import type { PagePath } from "#contract/paths.ts";
import { pictures } from "#studio/pictures.ts";
import * as sign from "#studio/sign.ts";
import { studio } from "#studio/studio.ts";
import { studioFolder } from "../../studios/folder.mjs";
import { drawSign } from "./icons.ts";
import { breakLines, createLettering, FACE, type Lettering } from "./lettering.ts";

const KEPT = "node_modules/.cache/cards";
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const RAISED = 80;
const SIZES = [84, 76, 68, 60, 52, 46];

/** Writes every page's card into the site. Resolves to their addresses. */
export async function writeCards(siteDir: string): Promise<Record<PagePath, string>> {
  await mkdir(KEPT, { recursive: true });
  await mkdir(`${siteDir}/cards`, { recursive: true });
  const drawing = createHash("sha256");
  for (const file of ["cards.ts", "icons.ts", "lettering.ts"]) {
    drawing.update(readFileSync(new URL(file, import.meta.url)));
  }
  drawing.update(readFileSync(FACE));
  const drawn = drawing.digest("hex");
  let lettering: Promise<Lettering> | undefined;
  const pictures = new Map<string, Promise<Picture>>();

  const addresses = await Promise.all(
    Object.entries(cards).map(async ([path, card]) => {
      const opening = pictures.get(card.picture) ?? openPicture(card.picture);
      pictures.set(card.picture, opening);
      const picture = await opening;
      const hash = createHash("sha256")
        .update(drawn)
        .update(JSON.stringify([card, studio.name, sign]))
        .update(picture.file)
        .digest("hex")
        .slice(0, 8);
      const name = `${path.split("/").at(-1) || "landing"}.${hash}.jpg`;
      if (!existsSync(`${KEPT}/${name}`)) {
        lettering ??= createLettering();
        await writeFile(
          `${KEPT}/${name}`,
          await drawCard(card, await picture.backdrop(), await lettering),
        );
      }
      await copyFile(`${KEPT}/${name}`, `${siteDir}/cards/${name}`);
      return [path, `/cards/${name}`];
    }),
  );
  return Object.fromEntries(addresses) as Record<PagePath, string>;
}

/** Many cards may stand on one picture: it is cut to their size once. */
type Picture = { file: Buffer; backdrop(): Promise<Buffer> };

async function openPicture(name: string): Promise<Picture> {
  const file = await readFile(pictureFile(name));
  let backdrop: Promise<Buffer> | undefined;
  return {
    file,
    backdrop() {
      backdrop ??= sharp(file)
        // Higher than it would sit by itself: the words stand at the foot.
        .resize(WIDTH, HEIGHT + RAISED, { fit: "cover" })
        .extract({ left: 0, top: RAISED, width: WIDTH, height: HEIGHT })
        .removeAlpha()
        .raw()
        .toBuffer();
      return backdrop;
    },
  };
}

/** The widest file of a picture. */
function pictureFile(name: string): string {
  const widest = pictures[name]?.avif.split(", ").at(-1)?.split(" ")[0];
  if (!widest) throw new Error(`${studioFolder}/pictures.json has no picture "${name}" for a card`);
  return `${studioFolder}/public${widest}`;
}

function drawCard({ words }: Card, backdrop: Buffer, lettering: Lettering): Promise<Buffer> {
  return sharp(backdrop, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: Buffer.from(drawWords(words, lettering)) }])
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}

function drawWords(words: string, lettering: Lettering): string {
  const { size, lines } = chooseSize(words, lettering);
  const lineHeight = size * 1.04;
  const firstBaseline = HEIGHT - MARGIN - lineHeight * (lines.length - 1);
  const title = lines.map((line, index) =>
    lettering.draw(line, {
      x: MARGIN,
      y: firstBaseline + index * lineHeight,
      size,
      fill: "#f2efe8",
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="low" x1="0" y1="1" x2="0" y2="0">
<stop offset="0" stop-color="#08090a" stop-opacity=".94"/><stop offset=".4" stop-color="#08090a" stop-opacity=".62"/><stop offset=".7" stop-color="#08090a" stop-opacity="0"/><stop offset=".86" stop-color="#08090a" stop-opacity=".72"/><stop offset="1" stop-color="#08090a" stop-opacity=".8"/>
</linearGradient>
<rect width="100%" height="100%" fill="url(#low)"/>
<g transform="translate(${MARGIN} 52) scale(1.6)">${drawSign()}</g>
${lettering.draw(studio.name, { x: MARGIN + 66, y: 85, size: 30, fill: "#f2efe8" })}
${title.join("\n")}
</svg>`;
}

/** The largest size at which the words take no more than three lines. */
function chooseSize(words: string, { measure }: Lettering): { size: number; lines: string[] } {
  let fitting = { size: 0, lines: [] as string[] };
  for (const size of SIZES) {
    const lines = breakLines(words, WIDTH - 2 * MARGIN, (line) => measure(line, size));
    fitting = { size, lines };
    if (lines.length <= 3) break;
  }
  return fitting;
}
