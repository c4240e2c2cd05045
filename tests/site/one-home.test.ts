// Each figure of the business is typed in studio/ or facts/ and nowhere else.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as bookingNotice from "#facts/booking-notice.ts";
import * as privacy from "#facts/privacy.ts";
import * as tradeTimes from "#facts/times.ts";
import type { Amount, Range } from "#facts/units.ts";
import * as prices from "#studio/prices.ts";
import * as studioTimes from "#studio/times.ts";
import * as warranty from "#studio/warranty.ts";

const times = { ...tradeTimes, ...studioTimes };

const sources = ["app", "content", "server", "contract"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|mdx)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

function linesWith(pattern: RegExp, files = sources): string[] {
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, index) => ({ line: line.trim(), place: `${file}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line) && !isComment(line))
      .map(
        ({ line, place }) => `${place} types a figure that studio/ or facts/ should print: ${line}`,
      ),
  );
}

function isComment(line: string): boolean {
  return /^(\/\/|\/?\*)/.test(line);
}

test("no price is typed outside studio/", () => {
  expect(linesWith(/(£|GBP|&pound;)\s?\d/)).toEqual([]);
});

test("no time or limit of the facts is typed in the words of the site", () => {
  const texts = sources.filter((file) => /^(app|content)\//.test(file));
  expect(linesWith(anyOf(timesOf([times, warranty, privacy, bookingNotice])), texts)).toEqual([]);
});

test("the search would find a typed price, time or limit, in figures or in words", () => {
  const pattern = anyOf(timesOf([times, warranty, privacy]));
  for (const text of [
    "a 5-year warranty",
    "five years",
    "12 to 24 months",
    "5–7 years",
    "between 5 and 7 years",
    "after 72 hours",
    "seven days",
    "half a day to a day, or 0.5 to 1 day",
    "1 to 4 weeks",
    "at least 1 metre away",
    "at least 1 m away",
  ]) {
    expect(text).toMatch(pattern);
  }
  expect("within 14 days, 5 minutes, 25 years").not.toMatch(pattern);
});

test("every price is in pounds, so that looking for £ finds it", () => {
  expect(timesOf([prices])).toEqual([]);
});

/** Every amount and range of the modules that is not a price. */
function timesOf(modules: readonly object[]): (Amount | Range)[] {
  const found: (Amount | Range)[] = [];
  const search = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if ("unit" in value) found.push(value as Amount | Range);
    else Object.values(value).forEach(search);
  };
  modules.forEach(search);
  return found.filter(({ unit }) => !unit.startsWith("pounds"));
}

function anyOf(facts: readonly (Amount | Range)[]): RegExp {
  const patterns = facts.map((fact) => {
    const figures =
      "amount" in fact
        ? number(fact.amount)
        : `${number(fact.from)}\\s?(?:to|and|or|-|–)\\s?${number(fact.to)}`;
    const unit = fact.unit === "metres" ? "m(?:et(?:re|er)s?)?" : `${fact.unit.slice(0, -1)}s?`;
    return `(?<![\\d.,])${figures}[\\s-]?${unit}\\b`;
  });
  return new RegExp([...new Set(patterns)].join("|"), "i");
}

function number(value: number): string {
  const word = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  const spelt = word[value];
  const figures = String(value).replace(".", "\\.");
  return spelt ? `(?:${figures}|\\b${spelt})` : figures;
}
