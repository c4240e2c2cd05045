// Stills of the visualiser's drawn vehicles: their layers, colours and tones.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { finishes } from "#facts/finishes.ts";
import {
  flipTables,
  layerAttributes,
  layersOf,
  lightTables,
  tintOf,
} from "../app/visualiser/dress.ts";
import type { Coat, Look } from "../app/visualiser/look.ts";
import { dressStill } from "./first-film.ts";

const read = (shape: string) => readFileSync(`app/pictures/vehicle-${shape}.svg`, "utf8");
const colours = ["#7d7a3c", "#112233", "#445566"] as const;

const satin = (colour: string): Coat => ({ finish: "satin", colours: [colour, colour, colour] });

test.each(finishes)("a still in %s has that finish's layers, colours and tones", (finish) => {
  const coat = { finish, colours };
  const still = dressStill(read("coupe"), { body: coat, trim: satin("#eeeeee") } as Look);
  const [, worn = ""] = /<g class="body"[^>]*>(.*?)<\/g>/.exec(still) ?? [];
  const { light, shine } = layerAttributes("coupe", "body", finish);
  for (const [attribute, value] of [...Object.entries(light), ...Object.entries(shine)])
    expect(worn).toContain(`${attribute}="${value}"`);
  const isFlip = finish === "colour-flip";
  expect(still.includes(`<feFlood flood-color="${tintOf(coat)}"/>`)).toBe(!isFlip);
  const tablesOf = (filter: string) => {
    const [found = ""] = new RegExp(`id="coupe-${filter}".*?</filter>`).exec(still) ?? [];
    return [...found.matchAll(/tableValues="([^"]*)/g)].map(([, table]) => table);
  };
  const tones = (one: Coat) => Object.values(lightTables(one, "studio"));
  expect(tablesOf("body-flip")).toEqual(isFlip ? Object.values(flipTables(coat)) : []);
  expect(tablesOf("body-colour")).toEqual(isFlip ? [] : tones(coat));
  expect(tablesOf("trim-colour")).toEqual(tones(satin("#eeeeee")));
  const missing = [...still.matchAll(/(?:href="|url\()#([\w-]+)/g)].filter(
    ([, id]) => !still.includes(`id="${id}"`),
  );
  expect(missing).toEqual([]);
});

test("a still contains no hidden layer", () => {
  const coat = { finish: "matte", colours } as const;
  const still = dressStill(read("coupe"), { body: coat, trim: coat } as Look);
  const layers = [...still.matchAll(/<image id="coupe-([\w-]+)/g)].map(([, layer]) => layer);
  // The satin layers belong to the trim.
  expect(layers).toEqual(["satin-light", "satin-shine", "matte-light", "matte-shine"]);
  expect(still).not.toContain('class="sky"');
});

test.each(["coupe", "hatch", "van"])("the %s has a layer for every finish", (shape) => {
  const svg = read(shape);
  for (const { light, shine = light } of Object.values(layersOf))
    for (const layer of [light, shine]) expect(svg).toContain(`<image id="${shape}-${layer}"`);
  expect(svg).toContain('class="sky"');
});
