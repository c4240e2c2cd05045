// Articles, FAQ index and terms: complete, and linked as specified (spec §2).

import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { articles } from "#content/articles/registry.ts";
import { faq } from "#content/faq.ts";
import { articlePath, commercialSlug, paths } from "#contract/paths.ts";
import * as has from "#studio/has.ts";
import { studio } from "#studio/studio.ts";
import { articlePages, pageAt, plain, textOf } from "#tests/support/site.ts";

describe("/faq", () => {
  const { document } = pageAt(paths.faq);

  test("lists every article by group, except the article for businesses, with question, short answer and link", () => {
    const listed = document
      .querySelectorAll("main li:has(h3)")
      .map((item) => [
        textOf(item.closest(".chapter")?.querySelector("h2") ?? null),
        ...["[aria-hidden]", "h3", "p", "a"].map((part) => textOf(item.querySelector(part))),
        item.querySelector("a")?.getAttribute("href"),
      ]);
    const expected = articles
      .filter(({ slug }) => slug !== commercialSlug)
      .map(({ group, question, shortAnswer, slug }, at) => [
        faq.groups[group].heading,
        `${at + 1}`,
        question,
        plain(shortAnswer),
        `Read full answer to: ${question}`,
        articlePath(slug),
      ]);
    expect(listed).toEqual(expected);
    const groups = Object.entries(Object.groupBy(expected, ([group]) => group as string));
    const tabs = document
      .querySelectorAll("main nav a")
      .map((tab) => tab.getAttribute("aria-label"));
    expect(tabs).toEqual(
      groups.map(
        ([group, { length = 0 } = {}]) => `${group}, ${length} question${length === 1 ? "" : "s"}`,
      ),
    );
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

  test("has its own title and description, contents, quote button and related questions", () => {
    const article = articles.find((candidate) => candidate.slug === slug);
    expect(textOf(document.querySelector("title"))).toBe(`${article?.title} | ${studio.name}`);
    const description = document.querySelector("meta[name=description]")?.getAttribute("content");
    expect(description).toBe(article?.description);
    const contents = document.querySelectorAll('nav[aria-label="On this page"] a');
    const headings = document.querySelectorAll("main h2[id]:not(#related, #visualiser-heading)");
    expect(contents.map((link) => [link.getAttribute("href"), withoutNumber(link)])).toEqual(
      headings.map((one) => [`#${one.id}`, withoutNumber(one)]),
    );
    const buttons = document.querySelectorAll('main button[command="show-modal"]').map(textOf);
    expect(buttons.at(-1)).toBe(article?.quoteLink);
    const related = document.querySelectorAll("nav[aria-labelledby=related] a");
    expect(related.map((link) => [link.getAttribute("href"), textOf(link)])).toEqual(
      article?.related.map((other) => [
        articlePath(other),
        articles.find((candidate) => candidate.slug === other)?.question,
      ]),
    );
  });
});

const withoutNumber = (element: HTMLElement) => textOf(element).replace(/^\d+(\.\s)?/, "");

test.each(articlePages)(
  "$path: each table cell's label for phones is its column's heading, and no heading is empty",
  ({ document }) => {
    for (const heading of document.querySelectorAll("th"))
      expect(heading.getAttribute("scope")).toBe(heading.closest("thead") ? "col" : "row");
    for (const table of document.querySelectorAll("table")) {
      const isWide = table.querySelectorAll("thead tr > *").length > 2 && !table.attrs.class;
      expect([table.attrs.role, table.hasAttribute("data-wide")]).toEqual(["table", isWide]);
    }
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
