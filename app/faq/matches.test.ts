import { describe, expect, test } from "vitest";
import { articles } from "#content/articles/registry.ts";
import { faq } from "#content/faq.ts";
import { matches } from "./matches.ts";

const roof = "How much does a car roof wrap cost? £200 to £450 as a guide. De-chroming, coupé.";

describe("a question is found", () => {
  test.each([
    ["by nothing typed", ""],
    ["by blanks alone", "   "],
    ["by the start of a word", "roo"],
    ["by several words in any order", "cost roof"],
    ["whatever the case", "ROOF"],
    ["without its accents", "coupe"],
    ["with accents", "coupé"],
    ["by a figure, with or without its sign", "£450"],
    ["by a word in two halves", "de-chrom"],
  ])("%s", (_, typed) => {
    expect(matches(typed, roof)).toBe(true);
  });
});

describe("a question is not found", () => {
  test.each([
    ["when one of the words is missing", "roof bonnet"],
    ["by the end of a word", "oof"],
    ["by part of a figure's end", "50"],
    ["by signs that mean something in a pattern", ".*z"],
    ["by signs alone", "(.*"],
    ["by a percent sign", "%"],
    ["by an emoji", "🚗"],
  ])("%s", (_, typed) => {
    expect(matches(typed, roof)).toBe(false);
  });
});

test("every word the field suggests finds an answer", () => {
  const suggested = faq.filter.example.replace("e.g. ", "").split(", ");
  for (const word of suggested) {
    const found = articles.filter(({ question, shortAnswer }) =>
      matches(word, `${question} ${shortAnswer}`),
    );
    expect(found, word).not.toEqual([]);
  }
});
