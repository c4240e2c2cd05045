// Check that business figures are typed only in a studio's data and in facts/.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = ["app", "content", "server", "contract"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|mdx)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

function linesWith(pattern: RegExp, files = sources): string[] {
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, index) => ({
        line: line.trim().replaceAll(file.startsWith("content/legal/") ? statutory : /$^/g, ""),
        place: `${file}:${index + 1}`,
      }))
      .filter(({ line }) => pattern.test(line) && !isComment(line))
      .map(
        ({ line, place }) =>
          `${place}: print this figure from the studio's data or facts/ instead: ${line}`,
      ),
  );
}

function isComment(line: string): boolean {
  return /^(\/\/|\/?\*)/.test(line);
}

test("no price is typed outside the studio's data", () => {
  expect(linesWith(/(£|GBP|&pound;)\s?\d/)).toEqual([]);
});

/** Any time or length: "5-year", "between five and seven years", "1 m away". */
const time =
  /(?<![\d.,])(?:\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve))(?:[\s-]?(?:years?|months?|weeks?|days?|hours?|minutes?|met(?:re|er)s?)|\sm)\b/i;
/** Statutory periods in the legal texts, the same for every studio. */
const statutory = /\b(?:have|within|within those) 14 days\b|\bwithin one month\b/g;

test("no time or length is typed in the site's text", () => {
  const texts = sources.filter((file) => /^(app|content)\//.test(file));
  expect(linesWith(time, texts)).toEqual([]);
});
