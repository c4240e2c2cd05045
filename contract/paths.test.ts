import { describe, expect, onTestFinished, test } from "vitest";
import { formerAddresses } from "#studio/articles.ts";
import { articlePath, articleSlugs, isPagePath, newPathOf, pagePaths } from "./paths.ts";

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
    const moved: Record<string, string> = formerAddresses;
    moved.prices = "car-wrap-prices-uk";
    onTestFinished(() => void delete moved.prices);
    expect(newPathOf("/faq/prices")).toBe("/faq/car-wrap-prices-uk");
  });

  test.each(["/faq/elsewhere", "/terms", "/x/faq/prices", "/faq/constructor", "/faq/__proto__"])(
    "is not %s",
    (path) => {
      expect(newPathOf(path)).toBeUndefined();
    },
  );
});
