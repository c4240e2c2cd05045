import { describe, expect, test } from "vitest";
import { buildIndex, createSearch } from "./search.ts";

const search = createSearch(
  buildIndex([
    {
      id: "roof",
      heading: "How much does a roof wrap cost?",
      text: "£200 to £450. De-chroming. Warranty.",
    },
    { id: "roof#time", heading: "Time and warranty", text: "Don’t wash a coupé for 72 hours." },
    { id: "dvla", heading: "Do you need to tell the DVLA?", text: "Leased cars: ask the owner." },
    { id: "dvla#glass", heading: "Glass", text: "Limits on tint, which lets light through." },
  ]),
);
const slugs = (typed: string) => [...(search(typed)?.keys() ?? ["not narrowed"])];

describe("an article is found", () => {
  test.each([
    ["by a word of its text", "warranty", ["roof"]],
    ["by the start of a word, while the visitor types", "warr", ["roof"]],
    ["by a longer form of a word", "washing", ["roof"]],
    ["by the plural of a word", "tints", ["dvla"]],
    ["by a shorter form of a word", "lease", ["dvla"]],
    ["by several words of one section in any order", "hours wash", ["roof"]],
    ["by a word among common words", "how do i wash it", ["roof"]],
    ["by a word typed without its accents", "coupe", ["roof"]],
    ["by a figure typed with its currency sign", "£450", ["roof"]],
    ["by a hyphenated word", "de-chrom", ["roof"]],
  ])("%s: %s", (_, typed, found) => {
    expect(slugs(typed)).toEqual(found);
  });

  test("with the section that matches best", () => {
    expect(search("warranty")?.get("roof")?.id).toBe("roof#time");
    expect(search("tint")?.get("dvla")).toEqual({ id: "dvla#glass", heading: "Glass" });
  });
});

test.each(["zeppelin", "roof zeppelin", "oof", "50", "%", ".*z", "🚗"])(
  "a search for “%s” finds nothing",
  (typed) => {
    expect(slugs(typed)).toEqual([]);
  },
);

test("common words alone do not filter the list", () => {
  expect(slugs("how do")).toEqual(["not narrowed"]);
});
