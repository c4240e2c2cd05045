import { expect, test } from "vitest";
import type { Article } from "./article.ts";
import { relateToShown } from "./related.ts";

const groups = { a: "prices", b: "prices", c: "prices", x: "care", y: "care", z: "rules" } as const;

/** Related articles of "a", which names b, x, y and z. */
function relate(...leftOut: string[]) {
  const shown = Object.entries(groups)
    .filter(([slug]) => !leftOut.includes(slug))
    .map(([slug, group]) => ({ slug, group, related: slug === "a" ? ["b", "x", "y", "z"] : [] }));
  const [article, ...others] = shown as unknown as Article[];
  return article && relateToShown(article, [article, ...others], leftOut);
}

test("an article whose related articles all remain keeps its list", () => {
  expect(relate("c")).toEqual(["b", "x", "y", "z"]);
});

test("an article with three related articles left gets no others", () => {
  expect(relate("x")).toEqual(["b", "y", "z"]);
});

test("an article with fewer than three related articles left gets more, first from its own group", () => {
  expect(relate("x", "y")).toEqual(["b", "z", "c"]);
});

test("an article of a studio with only two other articles relates to both", () => {
  expect(relate("b", "c", "z")).toEqual(["x", "y"]);
  expect(relate("b", "c", "x")).toEqual(["y", "z"]);
});
