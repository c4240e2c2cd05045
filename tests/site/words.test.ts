// Limits for sentence length, reading age and a lack of contractions, so that no page becomes harder to read.

import { fleschKincaid } from "flesch-kincaid";
import type { HTMLElement } from "node-html-parser";
import { syllable } from "syllable";
import { expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { pages, plain } from "#tests/support/site.ts";

const sentences = new Intl.Segmenter("en-GB", { granularity: "sentence" });
const words = new Intl.Segmenter("en-GB", { granularity: "word" });

const contraction =
  /n’t\b|’(?:ll|re|ve|d|m)\b|\b(?:it|that|there|here|what|who|where|he|she|let|something|nothing)’s\b/gi;

const legal: readonly string[] = [paths.privacy, paths.terms];
/** Highest reading age in years, just above the current values so that a rise shows. */
const limit = (path: string) => (legal.includes(path) ? 11.5 : 10);

/** Measures running text only: headings, tables, forms and lists of models aren’t sentences. */
function measure(main: HTMLElement) {
  const paragraphs = main
    .querySelectorAll("p, li")
    .filter((element) => !element.closest("table, form, nav, details ul"))
    .map((element) => plain(element.text))
    .filter((text) => /[.?!]$/.test(text));
  const text = paragraphs.join(" ");
  const lengths = paragraphs
    .flatMap((paragraph) => [...sentences.segment(paragraph)])
    .map(({ segment }) => [...words.segment(segment)].filter((word) => word.isWordLike).length);
  const word = lengths.reduce((sum, length) => sum + length, 0);
  const counts = { sentence: lengths.length, word, syllable: syllable(text) };
  return { text, lengths, average: word / lengths.length, age: fleschKincaid(counts) + 5 };
}

test.each(pages.map((page) => [page.path, page] as const))("%s is easy to read", (path, page) => {
  const main = page.document.querySelector("main");
  if (!main) throw new Error(`${path} has no main element`);
  const { text, lengths, average, age } = measure(main);
  const contractions = text.match(contraction)?.length ?? 0;
  expect(age, "reading age, in years").toBeLessThanOrEqual(limit(path));
  expect(average, "words in an average sentence").toBeLessThanOrEqual(15.5);
  expect(contractions / lengths.length, "contractions a sentence").toBeGreaterThanOrEqual(0.04);
  expect(Math.max(...lengths), "words in the longest sentence").toBeLessThanOrEqual(45);
});
