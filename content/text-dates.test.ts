// Articles and legal texts must carry the day of their last change: visitors and search engines see this date.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { ofTheTrade } from "./articles/registry.ts";
import recorded from "./text-dates.json" with { type: "json" };

const articles = Object.values(ofTheTrade).flat();
const today = new Date().toISOString().slice(0, 10);

test.each(globSync("content/{articles,legal}/*.mdx"))("%s is dated by its last change", (file) => {
  const text = readFileSync(file, "utf8");
  const name = basename(file, ".mdx");
  const updated =
    articles.find(({ slug }) => slug === name)?.updated ?? /updated: "(\S+)"/.exec(text)?.[1];
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  expect(
    (recorded as Record<string, string>)[name],
    `${file} has changed. Set its "updated" to "${today}" and record "${name}": "${today} ${hash}" in content/text-dates.json. In a legal text, set the date first and run the test again for the new hash.`,
  ).toBe(`${updated} ${hash}`);
});
