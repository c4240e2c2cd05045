// Reading difficulty of a page: sentence lengths, reading age, and contractions, which are typical of spoken English.

import { fleschKincaid } from "flesch-kincaid";
import type { HTMLElement } from "node-html-parser";
import { syllable } from "syllable";
import { plain } from "#tests/support/site.ts";

export type Reading = {
  words: number;
  /** Average words per sentence. */
  sentence: number;
  /** Words in the longest sentence. */
  longest: number;
  /** Reading age in years: the Flesch-Kincaid grade plus five. */
  age: number;
  /** Contractions per hundred sentences: "don’t", "it’s", "you’ll". */
  contractions: number;
};

const sentences = new Intl.Segmenter("en-GB", { granularity: "sentence" });
const words = new Intl.Segmenter("en-GB", { granularity: "word" });

const contraction =
  /n’t\b|’(?:ll|re|ve|d|m)\b|\b(?:it|that|there|here|what|who|where|he|she|let|something|nothing)’s\b/gi;

/** Counts running text only: headings, tables, forms and lists of models aren’t sentences. */
export function measureReading(main: HTMLElement): Reading {
  const paragraphs = main
    .querySelectorAll("p, li")
    .filter((element) => !element.closest("table, form, nav, details ul"))
    .map((element) => plain(element.text))
    .filter((text) => /[.?!]$/.test(text));
  const lengths = paragraphs
    .flatMap((text) => [...sentences.segment(text)])
    .map(({ segment }) => countWords(segment));
  const word = lengths.reduce((sum, length) => sum + length, 0);
  const counts = { sentence: lengths.length, word, syllable: syllable(paragraphs.join(" ")) };
  return {
    words: word,
    sentence: word / lengths.length,
    longest: Math.max(...lengths),
    age: fleschKincaid(counts) + 5,
    contractions: (100 * (paragraphs.join(" ").match(contraction)?.length ?? 0)) / lengths.length,
  };
}

function countWords(text: string): number {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
