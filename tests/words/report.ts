// npm run words: prints the reading difficulty of each built page, hardest first.

import { pages } from "#tests/support/site.ts";
import { measureReading } from "./measure.ts";

const rows = pages
  .map(({ path, document }) => ({ path, main: document.querySelector("main") }))
  .flatMap(({ path, main }) => (main ? [{ path, ...measureReading(main) }] : []))
  .toSorted((a, b) => b.age - a.age);

print("page", "words", "sentence", "longest", "age", "contractions");
for (const { path, words, sentence, longest, age, contractions } of rows) {
  print(path, words, sentence.toFixed(1), longest, age.toFixed(1), contractions.toFixed(0));
}

function print(page: string, ...figures: (string | number)[]): void {
  const columns = figures.map((figure) => String(figure).padStart(13)).join("");
  process.stdout.write(`${page.padEnd(56)}${columns}\n`);
}
