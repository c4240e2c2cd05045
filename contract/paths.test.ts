import { expect, onTestFinished, test } from "vitest";
import { formerAddresses } from "#studio/articles.ts";
import { articlePath, articleSlugs, isPagePath, newPathOf, pagePaths } from "./paths.ts";

test("each article has a page, and there are six other pages", () => {
  expect(new Set(pagePaths).size).toBe(6 + articleSlugs.length);
  for (const slug of articleSlugs) expect(isPagePath(articlePath(slug))).toBe(true);
});

test.each(["", "/FAQ", "/faq/", "/faq/no-such-article", "/van-wrap-pricing-uk", "faq", "/terms?a"])(
  "%j is not a page of the site",
  (path) => {
    expect(isPagePath(path)).toBe(false);
  },
);

test("a former address maps to the new path of its page", () => {
  const moved: Record<string, string> = formerAddresses;
  moved.prices = "car-wrap-prices-uk";
  onTestFinished(() => void delete moved.prices);
  expect(newPathOf("/faq/prices")).toBe("/faq/car-wrap-prices-uk");
});

test.each(["/faq/elsewhere", "/terms", "/x/faq/prices", "/faq/constructor", "/faq/__proto__"])(
  "%s is not a former address and has no new path",
  (path) => {
    expect(newPathOf(path)).toBeUndefined();
  },
);
