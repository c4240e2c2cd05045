// Tests of figures that spec §9 states. tests/site/page-figures.test.ts tests the figures that pages show.

import { expect, test } from "vitest";
import { claimIds, claims } from "#content/claims.ts";
import { visualiser } from "#content/visualiser.ts";
import { articlePath, tradeArticles } from "#contract/paths.ts";
import { bookingMinutesAgo, bookingNoticeTimings } from "#facts/booking-notice.ts";
import { plain } from "#facts/print.ts";
import * as bookings from "#studio/bookings.ts";

test("the booking notice appears after 15 s, then every 20 s, for 5 s, with a booking made 3 to 57 minutes ago", () => {
  expect(bookingNoticeTimings).toEqual({ first: 15_000, every: 20_000, visible: 5_000 });
  expect(bookingMinutesAgo).toEqual({ from: 3, to: 57 });
});

test("the 19 articles exist, and the two URLs built from studio data are those of the specification", () => {
  expect(tradeArticles).toHaveLength(19);
  expect(articlePath("endorsed-installer")).toBe("/faq/why-use-3m-endorsed-installer");
  expect(articlePath("service-areas")).toBe("/faq/service-areas-west-midlands");
});

test("the demonstration makes every claim, so the launch check asks for evidence of each", () => {
  expect(claims.map(({ id }) => id)).toEqual(claimIds);
});

test("beside a finish that can cost more, the visualiser states the usual range for full wraps and the lowest price", () => {
  expect(plain(visualiser.typicalFullWrap)).toBe(
    "Full wraps typically cost £1,500 to £5,000. Ours start at £2,250.",
  );
});

test("the lists for invented bookings have 37 male names, 38 female names, 22 areas and 28 cars, each once", () => {
  const { maleNames, femaleNames, areas, cars } = bookings;
  expect([maleNames, femaleNames, areas, cars].map((list) => list.length)).toEqual([
    37, 38, 22, 28,
  ]);
  expect(new Set([...maleNames, ...femaleNames]).size).toBe(75);
  expect(new Set([...areas, ...cars]).size).toBe(50);
});
