// Another studio's site that still says some of the demonstration's words, each on a page and in a file of its own.

import { expect } from "vitest";
import { demonstrationPictures } from "#desk/launch/demonstration-pictures.ts";
import type { Site } from "#desk/launch/leftovers.ts";
import { toPlainText } from "#desk/launch/text.ts";

/** What an owner may overlook, as the built pages hold it: one text each. */
export const leftoverWords = [
  "Irwell Wrap Studio",
  "Irwell Wrap Studio Ltd",
  "Irwell Digital Ltd",
  "Irwell Digital",
  "irwellwrap.example",
  "Irwell",
  "@privacy.example",
  "Film Yard",
  "M00 0ZZ",
  "0161 496 0142",
  "+441614960142",
  "0161 496 0999",
  "00000000",
  "000 0000 00",
  "Manchester",
  "Greater Manchester",
  "West Midlands",
  "Salford",
  "Altrincham",
  "Wythenshawe",
  "Ashton-under-Lyne",
  "Stockport",
  "Irwell Petrol",
  "Salford Brick",
  "Ship Canal",
  "Pennine Moss",
  "Worker Bee",
  "iw-214",
  "IW 402",
  "Bridgewater Joinery",
  "Satin coupé, nose to tail",
  "Teal from the kerb",
  "Priya Nair",
  "Gareth Holt",
  "They priced it from four photos",
  "Gurpreet",
  "M9 6h6v16H9z",
];
export const leftoverPictures = ["hero-iw-214", "portfolio-van", "car-hatch"];

const page = (words: string) =>
  `<main><h1>Aire Wraps, Leeds</h1><p>Roofs, and ${words}.</p></main>`;
const source = (words: string) => `// A file.\n\nexport const text = "${words}";\n`;
const hashOf = (name: string) => demonstrationPictures[name]?.split(" ")[0] ?? "none";

export function createSiteSaying(words: readonly string[], pictures: readonly string[] = []): Site {
  return {
    built: [
      { address: "/", text: page("doors"), hash: "00000001" },
      ...words.map((one, index) => ({
        address: `/faq/page-${index}`,
        text: toPlainText(page(one.replaceAll(" ", "\u00a0"))),
        hash: "00000002",
      })),
      ...pictures.map((name) => ({
        address: `/pictures/${name}.avif`,
        text: "",
        hash: hashOf(name),
      })),
    ],
    sources: new Map([
      ["studio/studio.ts", source("Aire Wraps")],
      ...words.map((one, index) => [`content/file-${index}.ts`, source(one)] as const),
    ]),
    studioFolder: "studio",
    postcode: "LS9 8AA",
    evidence: {},
    drawn: [],
    unused: [],
  };
}

export const named = (words: string) => expect.stringContaining(`"${words}"`);
