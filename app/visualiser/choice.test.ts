import fc from "fast-check";
import { expect, test } from "vitest";
import { choiceInWords, sizedLike } from "#content/visualiser.ts";
import { films, finishes } from "#facts/films.ts";
import { chromeDelete, guidePrices, mirrorPair, roofWrap } from "#facts/prices.ts";
import { findVehicle } from "#facts/vehicles.ts";
import {
  type Choice,
  coverages,
  firstChoice,
  isOffered,
  lights,
  parseChoice,
  vehicleShapes,
  withChoice,
} from "./choice.ts";
import { lookOf } from "./look.ts";
import { bandOf, guidePriceOf } from "./price.ts";
import { describe } from "./words.ts";

const parse = (query: string) => parseChoice(new URLSearchParams(query));

test("an empty address shows the coupé, fully wrapped in the first film, in the dark studio", () => {
  expect(firstChoice).toEqual({
    vehicle: "coupe",
    coverage: "full",
    film: films[0],
    colour: films[0].colours[0],
    finish: films[0].finish,
    light: "studio",
  });
  expect(withChoice("", firstChoice)).toBe("");
});

test("every choice comes back from its address as it was", () => {
  const colour = fc.stringMatching(/^#[\da-f]{6}$/);
  const choice = fc
    .record({
      vehicle: fc.constantFrom(...vehicleShapes),
      coverage: fc.constantFrom(...coverages),
      film: fc.constantFrom(...films, undefined),
      colour,
      finish: fc.constantFrom(...finishes),
      light: fc.constantFrom(...lights),
    })
    .filter(({ vehicle, coverage }) => isOffered(vehicle, coverage))
    .map((drawn): Choice => ({ ...drawn, colour: drawn.film?.colours[0] ?? drawn.colour }));
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(parse(withChoice("", chosen))).toEqual(chosen);
    }),
  );
});

test("what the address says besides stays, and the first choice leaves nothing of its own", () => {
  const chosen = parse("vehicle=van&film=iw-118");
  expect(withChoice("?from=mail&vehicle=hatch&colour=aabbcc", chosen)).toBe(
    "?from=mail&vehicle=van&film=iw-118",
  );
  expect(withChoice("?vehicle=van&from=mail", firstChoice)).toBe("?from=mail");
});

test("nonsense in the address counts as not chosen", () => {
  expect(parse("vehicle=tank&coverage=all&film=iw-999&finish=wet&light=neon&colour=red")).toEqual(
    firstChoice,
  );
  expect(parse("film=own&colour=javascript:1").colour).toMatch(/^#[\da-f]{6}$/);
});

test("a colour is taken with or without its number sign, in either case", () => {
  expect(parse("film=own&colour=A1B2C3").colour).toBe("#a1b2c3");
  expect(parse("film=own&colour=%23a1b2c3").colour).toBe("#a1b2c3");
});

test("a film is shown in its own finish until another is asked for", () => {
  expect(parse("film=iw-305").finish).toBe("matte");
  expect(parse("film=iw-305&finish=gloss").finish).toBe("gloss");
});

test("a van has no trim to cover, so it is shown fully wrapped", () => {
  expect(parse("vehicle=van&coverage=chrome").coverage).toBe("full");
});

test("each drawing is priced in the band of the car it is likened to", () => {
  expect(bandOf.coupe).toBe(findVehicle(sizedLike.coupe)?.band);
  expect(bandOf.hatch).toBe(findVehicle(sizedLike.hatch)?.band);
});

test("each coverage has its own guide price, and no van has any", () => {
  const priceOf = (coverage: Choice["coverage"]) => guidePriceOf({ vehicle: "coupe", coverage });
  expect(coverages.map(priceOf)).toEqual([
    guidePrices.full.medium,
    guidePrices.partial.medium,
    roofWrap,
    mirrorPair,
    chromeDelete,
  ]);
  for (const coverage of coverages) {
    expect(guidePriceOf({ vehicle: "van", coverage })).toBeUndefined();
  }
});

test("a choice is put in words that the workshop can quote from", () => {
  expect(describe(firstChoice)).toBe("Coupé, full wrap in Irwell Petrol, satin (IW 214)");
  expect(describe(parse("vehicle=van&film=iw-214&finish=gloss&coverage=partial"))).toBe(
    "Van, partial wrap in the colour of Irwell Petrol (IW 214), gloss",
  );
  expect(describe(parse("film=own&colour=a1b2c3&coverage=mirrors&finish=chrome"))).toBe(
    "Coupé, mirrors in the colour #a1b2c3, chrome",
  );
  expect(
    choiceInWords({
      vehicle: "Hatchback",
      coverage: "chrome",
      colour: "black",
      code: undefined,
      finish: "Satin",
      onDeck: false,
    }),
  ).toBe("Hatchback, chrome delete in black, satin");
});

test("a part wrap leaves paint where it has no film", () => {
  const film = films[0].colours[0];
  const colours = (coverage: string) => {
    const { body, roof, mirrors, trim } = lookOf(parse(`coverage=${coverage}`));
    return [body, roof ?? body, mirrors]
      .map((coat) => coat.colours[0] === film)
      .concat(trim === film);
  };
  expect(colours("full")).toEqual([true, true, true, false]);
  expect(colours("partial")).toEqual([true, false, true, false]);
  expect(colours("roof")).toEqual([false, true, false, false]);
  expect(colours("mirrors")).toEqual([false, false, true, false]);
  expect(colours("chrome")).toEqual([false, false, false, true]);
});

test("a film of one colour flips to others of the wheel, and a grey one to the deck's", () => {
  const flip = (query: string) => lookOf(parse(`${query}&finish=colour-flip`)).body.colours;
  expect(flip("film=own&colour=112299")).toEqual(["#112299", "#229911", "#991122"]);
  expect(flip("film=own&colour=888888").slice(1)).toEqual(flip("film=iw-402").slice(1));
});
