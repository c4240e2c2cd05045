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

test.each([
  ["/faq/prices", "/faq/car-wrap-prices-uk"],
  ["/faq/prices/", "/faq/car-wrap-prices-uk"],
  ["/faq/prices.html", "/faq/car-wrap-prices-uk"],
  ["/x/faq/prices", undefined],
  ["/faq/elsewhere", undefined],
  ["/faq/constructor", undefined],
  ["/faq/__proto__", undefined],
])("the new path of %s is %s", (path, now) => {
  Object.assign(formerAddresses, { prices: "car-wrap-prices-uk" });
  onTestFinished(() => void Reflect.deleteProperty(formerAddresses, "prices"));
  expect(newPathOf(path as string)).toBe(now);
});
