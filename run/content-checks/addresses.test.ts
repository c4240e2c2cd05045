import { expect, test } from "vitest";
import { ownArticles } from "../../tests/second-studio/articles.ts";
import { checkAddresses, type StudioArticles } from "./addresses.ts";

const [own] = ownArticles;
const right: StudioArticles = {
  leftOut: ["vehicle-wrap-design"],
  ownArticles,
  areaAddress: "norwich",
  areaTitle: "Vehicle wraps in Norwich",
  formerAddresses: { "where-we-work": "service-areas", prices: "car-wrap-prices-uk" },
};
const known = {
  tradeArticles: ["car-wrap-prices-uk", "service-areas", "vehicle-wrap-design"],
  pagePaths: ["/faq/car-wrap-prices-uk", "/faq/service-areas-norwich"],
};

function check(change: Partial<StudioArticles>) {
  const articles = { ...right, ...change };
  const source = Object.entries(articles)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`)
    .join("");
  return checkAddresses(articles, known, "studio/articles.ts", source).map((found) => ({
    ...found,
    text: source.split("\n")[found.line - 1]?.trim(),
  }));
}

test("addresses that are addresses and articles that there are are no problem", () => {
  expect(check({})).toEqual([]);
});

test.each<[string, Partial<StudioArticles>, object]>([
  [
    "an article to leave out that there is not",
    { leftOut: ["vehicle-wrap-desing"] },
    {
      problem: 'no article is called "vehicle-wrap-desing", so it cannot be left out',
      fix: expect.stringContaining('The nearest is "vehicle-wrap-design".'),
      text: '"vehicle-wrap-desing"',
    },
  ],
  [
    "an article left out twice",
    { leftOut: ["vehicle-wrap-design", "vehicle-wrap-design"] },
    { problem: expect.stringContaining("left out twice") },
  ],
  [
    "an address with capitals and spaces",
    { ownArticles: [{ ...own, slug: "How to wash" }] },
    { problem: '"How to wash" is no address', fix: expect.stringContaining('"how-to-wash"') },
  ],
  [
    "an address twice",
    { ownArticles: [own, own] },
    { problem: `there are two articles "${own.slug}"` },
  ],
  [
    "an address that an article of the trade has",
    { ownArticles: [{ ...own, slug: "service-areas" }] },
    { problem: 'there are two articles "service-areas"' },
  ],
  [
    "an area with a space",
    { areaAddress: "Norwich and the Broads" },
    { fix: expect.stringContaining('"norwich-and-the-broads"'), text: /areaAddress/ },
  ],
  [
    "a title of 61 characters",
    { areaTitle: "t".repeat(61) },
    { problem: "areaTitle has 61 characters, and 60 is the limit" },
  ],
  [
    "a whole address that was former",
    { formerAddresses: { "https://example.com/faq/where-we-work": "service-areas" } },
    { fix: expect.stringContaining('"where-we-work"'), text: /where-we-work/ },
  ],
  [
    "a former address that is a page",
    { formerAddresses: { "service-areas-norwich": "car-wrap-prices-uk" } },
    { problem: expect.stringContaining("is a page of the site"), text: /service-areas-norwich/ },
  ],
  [
    "a former address that leads to what is left out",
    { formerAddresses: { design: "vehicle-wrap-design" } },
    { problem: '/faq/design leads to "vehicle-wrap-design", and no article is called so' },
  ],
])("%s is told by its line", (_, change, expected) => {
  const { text, ...others } = expected as { text?: string | RegExp };
  const [found, ...more] = check(change);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ file: "studio/articles.ts", ...others });
  if (text) expect(found?.text).toMatch(text);
  expect(found?.line).toBeGreaterThan(1);
});
