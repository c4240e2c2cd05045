import fc from "fast-check";
import { expect, test } from "vitest";
import { finishes, trimBlack } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import {
  choices,
  colourOf,
  coverages,
  createFollow,
  isOfferedOn,
  lights,
  ownColour,
  vehicleShapes,
} from "./choice.ts";

const { first, fromQuery, intoQuery } = choices;
/** Any film but the first. */
const other = films.at(-1) ?? films[0];
const parse = (query: string) => choices.parse(new URLSearchParams(query));

test("an empty address shows the coupé, fully wrapped in the first film, in the dark studio", () => {
  expect(first).toMatchObject({
    vehicle: "coupe",
    coverage: "full",
    film: films[0].code,
    finish: films[0].finish,
    light: "studio",
  });
  expect(intoQuery("", first)).toBe("");
});

test("every choice comes back from its address as it was", () => {
  const chosen = fc
    .record({
      vehicle: fc.constantFrom(...vehicleShapes),
      coverage: fc.constantFrom(...coverages),
      film: fc.constantFrom(...films.map(({ code }) => code), ownColour),
      colour: fc.stringMatching(/^#[\da-f]{6}$/),
      finish: fc.constantFrom(...finishes),
      light: fc.constantFrom(...lights),
    })
    .filter(({ vehicle, coverage }) => isOfferedOn(vehicle)(coverage));
  fc.assert(
    fc.property(chosen, (choice) => {
      const { colour, ...rest } = fromQuery(intoQuery("", choice)) ?? first;
      expect({ ...rest, colour: colourOf({ ...rest, colour }) }).toEqual({
        ...choice,
        colour: colourOf(choice),
      });
    }),
  );
});

test("what the address says besides stays, and the first choice leaves nothing of its own", () => {
  const chosen = parse(`vehicle=van&film=${other.code}`);
  expect(intoQuery("?from=mail&vehicle=hatch&colour=aabbcc", chosen)).toBe(
    `?from=mail&vehicle=van&film=${other.code}`,
  );
  expect(intoQuery("?vehicle=van&from=mail", first)).toBe("?from=mail");
});

test("nonsense in the address counts as not chosen", () => {
  expect(parse("vehicle=tank&coverage=all&film=none-999&finish=wet&light=neon&colour=red")).toEqual(
    first,
  );
  expect(parse("film=own&colour=javascript:1").colour).toMatch(/^#[\da-f]{6}$/);
});

test("a colour is taken with or without its number sign, in either case", () => {
  expect(parse("film=own&colour=A1B2C3").colour).toBe("#a1b2c3");
  expect(parse("film=own&colour=%23a1b2c3").colour).toBe("#a1b2c3");
});

test("a film is shown in its own finish until another is asked for", () => {
  expect(parse(`film=${other.code}`).finish).toBe(other.finish);
  expect(parse(`film=${other.code}&finish=chrome`).finish).toBe("chrome");
});

test("a van has no trim to cover, so it is shown fully wrapped", () => {
  expect(parse("vehicle=van&coverage=chrome").coverage).toBe("full");
});

const flip = films.find(({ finish }) => finish === "colour-flip") ?? films[0];

/** The form's initial values with the visitor's changes. */
const values = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    vehicle: "coupe",
    coverage: "full",
    film: films[0].code,
    colour: first.colour,
    finish: films[0].finish,
    light: "studio",
    ...changes,
  });

test("a film brings its own finish, and a finish chosen after it stays", () => {
  const follow = createFollow();
  expect(follow(values({ film: flip.code }), "film").finish).toBe(flip.finish);
  expect(follow(values({ film: flip.code, finish: "matte" }), "finish").finish).toBe("matte");
});

test("a colour picked is the visitor's own and keeps the finish", () => {
  expect(createFollow()(values({ colour: "#d64a8b", finish: "matte" }), "colour")).toMatchObject({
    film: ownColour,
    colour: "#d64a8b",
    finish: "matte",
  });
  expect(createFollow()(values({ film: ownColour, finish: "matte" }), "film").finish).toBe("matte");
});

test("trim starts out black, may be another film, and the one from before comes back after it", () => {
  const follow = createFollow();
  const trim = follow(values({ film: flip.code, finish: "matte", coverage: "chrome" }), "coverage");
  expect(trim).toMatchObject({ film: ownColour, colour: trimBlack, finish: "satin" });
  const black = { film: ownColour, colour: trimBlack, finish: "satin" };
  expect(follow(values({ ...black, coverage: "chrome", light: "daylight" }), "light")).toEqual({
    ...trim,
    light: "daylight",
  });
  expect(follow(values({ ...black, coverage: "roof" }), "coverage")).toMatchObject({
    coverage: "roof",
    film: flip.code,
    finish: "matte",
  });
  // Once restored, black chosen later is the visitor's own choice.
  expect(follow(values({ ...black, coverage: "roof" }), "vehicle").film).toBe(ownColour);
});

test("a film chosen for the trim goes on with the next coverage", () => {
  const follow = createFollow();
  follow(values({ coverage: "chrome" }), "coverage");
  const next = follow(values({ film: flip.code, finish: flip.finish }), "coverage");
  expect(next).toMatchObject({ film: flip.code, finish: flip.finish });
});

test("what was chosen before React arrived leads to the same as after", () => {
  expect(createFollow()(values())).toEqual(first);
  expect(createFollow()(values({ film: flip.code })).finish).toBe(flip.finish);
  expect(createFollow()(values({ finish: "gloss" }))).toMatchObject({
    film: first.film,
    finish: "gloss",
  });
  expect(createFollow()(values({ colour: "#d64a8b" }))).toMatchObject({
    film: ownColour,
    colour: "#d64a8b",
  });
  expect(createFollow()(values({ film: flip.code, colour: "#d64a8b" })).film).toBe(flip.code);
  expect(intoQuery("", createFollow()(values({ coverage: "chrome" })))).toMatch(
    new RegExp(`colour=${trimBlack.slice(1)}`),
  );
});
