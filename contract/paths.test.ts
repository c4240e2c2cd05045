import { describe, expect, test } from "vitest";
import { articleSlugs, isPagePath, pagePaths } from "./paths.ts";

describe("a path is a page's", () => {
  test.each(["/", "/faq", "/privacy", "/terms", "/thank-you", "/faq/van-wrap-pricing-uk"])(
    "where it is %s",
    (path) => {
      expect(isPagePath(path)).toBe(true);
    },
  );

  test("and the 19 articles have one each, beside five other pages", () => {
    expect(new Set(pagePaths).size).toBe(5 + 19);
    for (const slug of articleSlugs) expect(isPagePath(`/faq/${slug}`)).toBe(true);
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
