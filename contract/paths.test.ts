import { describe, expect, test } from "vitest";
import { articlePath, articleSlugs, isPagePath, pagePaths } from "./paths.ts";

describe("a path is a page's", () => {
  test.each([
    "/",
    "/faq",
    "/privacy",
    "/terms",
    "/accessibility",
    "/thank-you",
    "/faq/van-wrap-pricing-uk",
  ])("where it is %s", (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  test("and each article has one, beside six other pages", () => {
    expect(new Set(pagePaths).size).toBe(6 + articleSlugs.length);
    for (const slug of articleSlugs) expect(isPagePath(articlePath(slug))).toBe(true);
  });
});

describe("a path is no page's", () => {
  test.each([
    "",
    "/FAQ",
    "/faq/",
    "/faq/no-such-article",
    "/van-wrap-pricing-uk",
    "faq",
    "/terms?a",
  ])("where it is %j", (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});
