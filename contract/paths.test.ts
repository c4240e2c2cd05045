import { describe, expect, test, vi } from "vitest";
import { articlePath, articleSlugs, isPagePath, newPathOf, pagePaths } from "./paths.ts";

vi.mock("#studio/articles.ts", async (load) => ({
  ...(await load<typeof import("#studio/articles.ts")>()),
  formerAddresses: { "where-we-work": "service-areas", prices: "car-wrap-prices-uk" },
}));

test("each article has a page, in addition to six other pages", () => {
  expect(new Set(pagePaths).size).toBe(6 + articleSlugs.length);
  for (const slug of articleSlugs) expect(isPagePath(articlePath(slug))).toBe(true);
});

describe("a path outside the site", () => {
  test.each([
    "",
    "/FAQ",
    "/faq/",
    "/faq/no-such-article",
    "/van-wrap-pricing-uk",
    "faq",
    "/terms?a",
  ])("may be %j", (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});

describe("a page that has moved", () => {
  test("is found under its former address", () => {
    expect(newPathOf("/faq/prices")).toBe("/faq/car-wrap-prices-uk");
    expect(newPathOf("/faq/where-we-work")).toBe(articlePath("service-areas"));
  });

  test.each(["/faq/elsewhere", "/terms", "/x/faq/prices", "/faq/constructor", "/faq/__proto__"])(
    "is not %s",
    (path) => {
      expect(newPathOf(path)).toBeUndefined();
    },
  );
});
