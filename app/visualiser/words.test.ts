import { expect, test } from "vitest";
import { sizedLike, visualiser } from "#content/visualiser.ts";
import { finishNames, printCode } from "#facts/finishes.ts";
import { findVehicle } from "#facts/vehicles.ts";
import { films } from "#studio/films.ts";
import { chromeDelete, guidePrices, mirrorPair, roofWrap } from "#studio/prices.ts";
import { type Choice, choices, coverages } from "./choice.ts";
import { describe, drawnBand, finishName, pricing, spoken } from "./words.ts";

const { first } = choices;
const parse = (query: string) => choices.parse(new URLSearchParams(query));

test("each drawing is priced in its car's size band", () => {
  expect(drawnBand).toBe(findVehicle(sizedLike.coupe)?.band);
  expect(drawnBand).toBe(findVehicle(sizedLike.hatch)?.band);
});

test("each coverage has its own guide price, and a van has none", () => {
  const priceOf = (coverage: Choice["coverage"]) => pricing({ ...first, coverage })?.price;
  expect(coverages.map(priceOf)).toEqual([
    guidePrices.full.medium,
    guidePrices.partial.medium,
    roofWrap,
    mirrorPair,
    chromeDelete,
  ]);
  expect(pricing({ ...first, coverage: "partial" })?.per).toBe(pricing(first)?.per);
  for (const coverage of coverages) {
    expect(pricing({ ...first, vehicle: "van", coverage })).toBeUndefined();
  }
});

test("for a finish that costs more, the page and the announcement say so", () => {
  for (const finish of ["gloss", "satin"] as const) {
    expect(pricing({ ...first, finish })?.basis).toBe(visualiser.basis);
  }
  for (const finish of ["matte", "carbon", "colour-flip", "chrome"] as const) {
    expect(pricing({ ...first, finish })?.basis).toMatch(/ cost(s)? more/);
    expect(spoken({ ...first, finish })).toMatch(/in gloss or satin film.* cost(s)? more/i);
  }
});

test("a film's code is named only with the finish that the film is sold in", () => {
  const { code, finish } = films[0];
  expect(finishName(first)).toBe(`${finishNames[finish]}, ${printCode(code)}`);
  expect(finishName({ ...first, finish: "carbon" })).toBe(finishNames.carbon);
});

test("a choice is described in words that are enough for a quote", () => {
  const [{ name, code, finish }] = films;
  const film = `${name}, ${finishNames[finish].toLowerCase()} (${printCode(code)})`;
  expect(describe(first)).toBe(`Coupé, full wrap in ${film}`);
  expect(describe(parse(`vehicle=van&film=${code}&finish=chrome&coverage=partial`))).toBe(
    `Van, partial wrap in the colour of ${name} (${printCode(code)}), chrome`,
  );
  expect(describe(parse("film=own&colour=a1b2c3&coverage=mirrors&finish=chrome"))).toBe(
    "Coupé, mirrors in the colour #a1b2c3, chrome",
  );
});
