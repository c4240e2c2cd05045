// Apostrophes and quotation marks are set, not typed: ’ “ ”. The specification's own texts stay to the letter;
// their straight apostrophe is drawn as a curly one by the headline face.

import { expect, test } from "vitest";
import { commonIssues } from "#content/landing/common-issues.ts";
import { hero } from "#content/landing/hero.ts";
import { notFound } from "#content/not-found.ts";
import { thankYou } from "#content/thank-you.ts";
import { everyPage, textOf } from "#tests/support/site.ts";

const prescribed = [hero.title, commonIssues.title, thankYou.heading, notFound.text];

test.each(everyPage)("$path: no straight apostrophe or quotation mark is left", ({ document }) => {
  const texts = document
    .querySelectorAll("title, body *")
    .filter(({ tagName }) => tagName !== "SCRIPT")
    .flatMap((element) => [
      ...element.childNodes.filter(({ nodeType }) => nodeType === 3).map(({ text }) => text),
      ...["alt", "aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    ]);
  const summary = document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  const straight = [...texts, summary]
    .map((text) => prescribed.reduce((rest, own) => rest.replaceAll(own, ""), text))
    .filter((text) => /['"]/.test(text));
  expect(straight).toEqual([]);
  expect(textOf(document.querySelector("body")).length).toBeGreaterThan(100);
});
