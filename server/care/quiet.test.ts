import { expect, test } from "vitest";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { findQuietSpell } from "./quiet.ts";

const HOUR = 60 * 60 * 1000;
const start = Date.parse("2026-11-20T12:00:00Z");
/** Newest first, `gap` hours apart. */
const times = (count: number, gap: number) =>
  Array.from({ length: count }, (_, index) => new Date(start - index * gap * HOUR));

/** Two hours apart, except for one pause of a day. */
const withPause = times(20, 2).map((time, index) =>
  index < 10 ? time : new Date(time.getTime() - 22 * HOUR),
);

test.each([
  ["a day and a half if two hours are usual", { hours: 36, usualHours: 2 }, times(20, 2), 36],
  ["three days if two are usual", undefined, times(20, 48), 72],
  ["five days if two are usual", { hours: 120, usualHours: 48 }, times(20, 48), 120],
  ["a year after too few requests", undefined, times(9, 1), 8760],
  ["a year after ten requests", { hours: 8760, usualHours: 1 }, times(10, 1), 8760],
  ["over two days after an earlier pause of a day", { hours: 49, usualHours: 24 }, withPause, 49],
  ["exactly a day", undefined, times(20, 2), 24],
])("silence for %s gives %j", (_, spell, arrivals, hours) => {
  expect(findQuietSpell(arrivals, new Date(start + hours * HOUR))).toEqual(spell);
});

test("an unusual silence is logged as a warning, even if spam arrives", async () => {
  const site = await createTestSite();
  for (let number = 0; number < 12; number += 1) {
    await site.sendForm({ email: `ada${number}@example.com` });
    site.clock.advance(HOUR);
  }
  const house = createTestHousekeeping(site);
  await house.runTasks();
  expect(house.logged).toEqual([]);
  site.clock.advance(48 * HOUR);
  await site.sendForm({ email: "x@example.com", "bot-field": "x" });
  await house.runTasks();
  expect(house.logged).toEqual(["warn: no quote request for longer than usual"]);
  expect(house.loggedFields).toEqual([{ hours: 49, usualHours: 1 }]);
});
