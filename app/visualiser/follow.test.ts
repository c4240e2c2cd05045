import { expect, test } from "vitest";
import { films } from "#facts/films.ts";
import { firstChoice, firstOwnColour, ownColour, trimBlack, withChoice } from "./choice.ts";
import { catchUp, createFollow } from "./follow.ts";

const [first] = films;
const flip = films.find(({ finish }) => finish === "colour-flip") ?? first;

/** The form's values as the HTML has them, then as a visitor changed them. */
const values = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    vehicle: "coupe",
    coverage: "full",
    film: first.code,
    colour: firstOwnColour,
    finish: first.finish,
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
    film: undefined,
    colour: "#d64a8b",
    finish: "matte",
  });
  expect(createFollow()(values({ film: ownColour, finish: "matte" }), "film").finish).toBe("matte");
});

test("trim starts out black, may be another film, and the one from before comes back after it", () => {
  const follow = createFollow();
  const trim = follow(values({ film: flip.code, finish: "matte", coverage: "chrome" }), "coverage");
  expect(trim).toMatchObject({ film: undefined, colour: trimBlack, finish: "satin" });
  const black = { film: ownColour, colour: trimBlack, finish: "satin" };
  expect(follow(values({ ...black, coverage: "chrome", light: "daylight" }), "light")).toEqual({
    ...trim,
    light: "daylight",
  });
  expect(follow(values({ ...black, coverage: "roof" }), "coverage")).toMatchObject({
    coverage: "roof",
    film: flip,
    colour: flip.colours[0],
    finish: "matte",
  });
  // Once it is back, black chosen later is the visitor's own.
  expect(follow(values({ ...black, coverage: "roof" }), "vehicle").film).toBeUndefined();
});

test("a film chosen for the trim goes on with the next coverage", () => {
  const follow = createFollow();
  follow(values({ coverage: "chrome" }), "coverage");
  const next = follow(values({ film: flip.code, finish: flip.finish }), "coverage");
  expect(next).toMatchObject({ film: flip, finish: flip.finish });
});

test("what was chosen before React arrived leads to the same as after", () => {
  expect(catchUp(values(), createFollow())).toEqual(firstChoice);
  expect(catchUp(values({ film: flip.code }), createFollow()).finish).toBe(flip.finish);
  expect(catchUp(values({ finish: "gloss" }), createFollow())).toMatchObject({
    film: first,
    finish: "gloss",
  });
  expect(catchUp(values({ colour: "#d64a8b" }), createFollow())).toMatchObject({
    film: undefined,
    colour: "#d64a8b",
  });
  expect(catchUp(values({ film: flip.code, colour: "#d64a8b" }), createFollow()).film).toBe(flip);
  expect(withChoice("", catchUp(values({ coverage: "chrome" }), createFollow()))).toMatch(
    new RegExp(`colour=${trimBlack.slice(1)}`),
  );
});
