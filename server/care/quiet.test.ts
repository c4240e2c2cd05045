import { expect, test } from "vitest";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { keepHouse } from "./housekeeping.ts";
import { findQuietSpell } from "./quiet.ts";

const HOUR = 60 * 60 * 1000;
const start = Date.parse("2026-11-20T12:00:00Z");
/** Newest first, `gap` hours apart. */
const times = (count: number, gap: number) =>
  Array.from({ length: count }, (_, index) => new Date(start - index * gap * HOUR));

test.each([
  ["half a day after a busy week", times(20, 2), 12, undefined],
  ["a day and a half after a busy week", times(20, 2), 36, { hours: 36, usualHours: 2 }],
  ["three days where two are usual", times(20, 48), 72, undefined],
  ["five days where two are usual", times(20, 48), 120, { hours: 120, usualHours: 48 }],
  ["a year where hardly anything ever came", times(3, 1), 8760, undefined],
])("silence %s", (_, arrivals, hours, spell) => {
  expect(findQuietSpell(arrivals, new Date(start + hours * HOUR))).toEqual(spell);
});

test("an unusual silence is warned of in the log", async () => {
  const site = await createTestSite();
  for (let number = 0; number < 12; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
    site.clock.advance(HOUR);
  }
  const warnings: string[] = [];
  const house = {
    database: site.database,
    dataDir: site.env.dataDir,
    retention: site.env.retention,
    now: site.clock.now,
    log: { debug() {}, info() {}, error() {}, warn: (event: string) => void warnings.push(event) },
  };
  await keepHouse(house);
  expect(warnings).toEqual([]);
  site.clock.advance(48 * HOUR);
  await keepHouse(house);
  expect(warnings).toEqual(["no quote request for longer than usual"]);
});
