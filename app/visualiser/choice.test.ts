import { expect, test } from "vitest";
import { trimBlack } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import { choices, createFollow, ownColour } from "./choice.ts";

const { first, fromQuery, intoQuery } = choices;
const other = films.at(-1) ?? films[0];
const parse = (query: string) => choices.parse(new URLSearchParams(query));

test("an empty address shows the coupé in the studio, fully wrapped in the first film", () => {
  expect(first).toMatchObject({
    vehicle: "coupe",
    coverage: "full",
    film: films[0].code,
    finish: films[0].finish,
    light: "studio",
  });
  expect(intoQuery("", first)).toBe("");
});

test.each([
  "?vehicle=hatch&coverage=roof&finish=chrome&light=daylight",
  "?coverage=mirrors&film=own&colour=a1b2c3",
  `?vehicle=van&coverage=partial&film=${other.code}&finish=carbon`,
])("the choice read from “%s” is written back as the same address", (query) => {
  expect(intoQuery("", fromQuery(query) ?? first)).toBe(query);
});

test("invalid values in the address count as not chosen", () => {
  expect(parse("vehicle=tank&coverage=all&film=none-999&finish=wet&light=neon&colour=red")).toEqual(
    first,
  );
  expect(parse("film=own&colour=javascript:1").colour).toMatch(/^#[\da-f]{6}$/);
});

test.each([
  ["a colour may be in capitals without #", "film=own&colour=A1B2C3", { colour: "#a1b2c3" }],
  ["a colour may start with #", "film=own&colour=%23a1b2c3", { colour: "#a1b2c3" }],
  ["a film implies its own finish", `film=${other.code}`, { finish: other.finish }],
  ["a film may have another finish", `film=${other.code}&finish=chrome`, { finish: "chrome" }],
  ["trim on a van becomes a full wrap", "vehicle=van&coverage=chrome", { coverage: "full" }],
])("in an address, %s", (_, query, shown) => {
  expect(parse(query)).toMatchObject(shown);
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

test("a film sets its own finish, and a finish chosen later stays", () => {
  const follow = createFollow();
  expect(follow(values({ film: flip.code }), "film").finish).toBe(flip.finish);
  expect(follow(values({ film: flip.code, finish: "matte" }), "finish").finish).toBe("matte");
});

test("a picked colour replaces the film and keeps the finish", () => {
  expect(createFollow()(values({ colour: "#d64a8b", finish: "matte" }), "colour")).toMatchObject({
    film: ownColour,
    colour: "#d64a8b",
    finish: "matte",
  });
  expect(createFollow()(values({ film: ownColour, finish: "matte" }), "film").finish).toBe("matte");
});

test("trim is black at first, and the next coverage restores the previous film", () => {
  const follow = createFollow();
  const black = { film: ownColour, colour: trimBlack, finish: "satin" } as const;
  const trim = { film: flip.code, finish: "matte", coverage: "chrome" };
  expect(follow(values(trim), "coverage")).toMatchObject(black);
  expect(follow(values({ ...black, coverage: "roof" }), "coverage")).toMatchObject({
    coverage: "roof",
    film: flip.code,
    finish: "matte",
  });
  // Once the film is restored, black counts as the visitor's own choice.
  expect(follow(values({ ...black, coverage: "roof" }), "vehicle").film).toBe(ownColour);
});

test("a film chosen for the trim stays for the next coverage", () => {
  const follow = createFollow();
  for (const chosen of [{ film: flip.code }, { film: ownColour, colour: "#d64a8b" }]) {
    follow(values({ coverage: "chrome" }), "coverage");
    const next = follow(values({ ...chosen, finish: flip.finish }), "coverage");
    expect(next).toMatchObject({ ...chosen, finish: flip.finish });
  }
});

test.each([
  [{}, first],
  [{ film: flip.code }, { finish: flip.finish }],
  [{ finish: "gloss" }, { film: first.film, finish: "gloss" }],
  [{ colour: "#d64a8b" }, { film: ownColour, colour: "#d64a8b" }],
  [{ film: flip.code, colour: "#d64a8b" }, { film: flip.code }],
  [{ coverage: "chrome" }, { colour: trimBlack }],
])("a choice made before React starts is kept: %j", (changes, chosen) => {
  expect(createFollow()(values(changes))).toMatchObject(chosen);
});
