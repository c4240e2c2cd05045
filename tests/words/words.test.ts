// Limits for reading difficulty, so that no page becomes harder to read. npm run words prints the current values.

import { expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { pages } from "#tests/support/site.ts";
import { measureReading } from "./measure.ts";

const legal: readonly string[] = [paths.privacy, paths.terms];
/** Highest reading age in years, just above the current values so that a rise shows. */
const limit = (path: string) => (legal.includes(path) ? 11.5 : 10);

test.each(pages.map((page) => [page.path, page] as const))("%s is easy to read", (path, page) => {
  const main = page.document.querySelector("main");
  if (!main) throw new Error(`${path} has no main element`);
  const { sentence, longest, age, contractions } = measureReading(main);
  expect(age, "reading age, in years").toBeLessThanOrEqual(limit(path));
  expect(sentence, "words in an average sentence").toBeLessThanOrEqual(15.5);
  expect(contractions, "contractions in a hundred sentences").toBeGreaterThanOrEqual(4);
  expect(longest, "words in the longest sentence").toBeLessThanOrEqual(45);
});
