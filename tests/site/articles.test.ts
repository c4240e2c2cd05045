// Articles, FAQ index and terms: complete, and linked as specified (spec §2).

import { describe, expect, test } from "vitest";
import { articles } from "#content/articles/registry.ts";
import { articlePath, commercialSlug, paths } from "#contract/paths.ts";
import * as has from "#studio/has.ts";
import { articlePages, internalTarget, pageAt, textOf } from "#tests/support/site.ts";

describe("/faq", () => {
  const { document } = pageAt(paths.faq);

  test("lists every article except the business one, each with question, short answer and link", () => {
    const links = document
      .querySelectorAll("main a")
      .filter((link) => textOf(link).startsWith("Read full answer"));
    const listed = links.map(
      (link) => internalTarget(link.getAttribute("href") ?? "", paths.faq)?.pathname,
    );
    const expected = articles.filter(({ slug }) => slug !== commercialSlug);
    expect(listed.toSorted()).toEqual(expected.map(({ slug }) => articlePath(slug)).toSorted());
    const text = textOf(document.querySelector("main"));
    for (const { question, shortAnswer } of expected) {
      expect(text).toContain(question);
      expect(text).toContain(shortAnswer.replaceAll("\u00A0", " "));
    }
  });

  test.runIf(has.vans)("links business customers to their article, outside the list", () => {
    expect(document.querySelector(`main a[href="${articlePath(commercialSlug)}"]`)).not.toBeNull();
  });
});

describe.each(articlePages)("$path", ({ slug, document }) => {
  test("has a back link to /faq, except on the business article", () => {
    const back = document
      .querySelectorAll(`main a[href="${paths.faq}"]`)
      .filter((link) => textOf(link).includes("Back to all FAQs"));
    expect(back).toHaveLength(slug === commercialSlug ? 0 : 1);
  });

  test("links to its related articles and labels its quote button", () => {
    const article = articles.find((candidate) => candidate.slug === slug);
    for (const related of article?.related ?? []) {
      expect(document.querySelector(`main a[href="${articlePath(related)}"]`), related).not.toBe(
        null,
      );
    }
    const buttons = document.querySelectorAll('main button[command="show-modal"]').map(textOf);
    expect(buttons).toContain(article?.quoteLink);
  });
});

test.each(articlePages)(
  "$path: each table cell's label for phones is its column's heading, and no heading is empty",
  ({ document }) => {
    for (const cell of document.querySelectorAll("[data-label]")) {
      const column = cell.closest("tr")?.querySelectorAll("th, td").indexOf(cell) ?? -1;
      const headings = cell.closest("table")?.querySelectorAll("thead th, thead td") ?? [];
      expect(cell.getAttribute("data-label")).toBe(headings[column]?.text);
    }
    expect(document.querySelectorAll("th").filter((heading) => textOf(heading) === "")).toEqual([]);
  },
);

test("the terms have 14 numbered sections", () => {
  const numbers = pageAt(paths.terms)
    .document.querySelectorAll("main h2")
    .map((heading) => /^(\d+)\./.exec(textOf(heading))?.[1])
    .filter(Boolean);
  expect(numbers).toEqual(Array.from({ length: 14 }, (_, index) => String(index + 1)));
});
