// Figures of the specification (§9), written as they are there.

import { describe, expect, test } from "vitest";
import { articlePath, tradeArticles } from "#contract/paths.ts";
import { bookingMinutesAgo, bookingNoticeTimings } from "#facts/booking-notice.ts";
import { plain, print, printAsAdjective } from "#facts/print.ts";
import * as tradeTimes from "#facts/times.ts";
import type { Amount, Range } from "#facts/units.ts";
import { teslaModel3 } from "#facts/vehicles.ts";
import * as bookings from "#studio/bookings.ts";
import * as prices from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";
import * as studioTimes from "#studio/times.ts";
import * as warranty from "#studio/warranty.ts";

const times = { ...tradeTimes, ...studioTimes };
const printed = (fact: Amount | Range) => plain(print(fact));

describe("guide prices", () => {
  test.each([
    ["full", "£2,250", "£2,400", "£2,500"],
    ["partial", "£1,500", "£1,550", "£1,600"],
    ["graphics", "£560", "£590", "£620"],
  ] as const)("for %s coverage: small car %s, medium %s, large %s", (coverage, ...figures) => {
    const { small, medium, large } = prices.guidePrices[coverage];
    expect([small, medium, large].map(printed)).toEqual(figures);
  });

  test("a Tesla Model 3 is treated as medium: £2,400", () => {
    expect(teslaModel3.band).toBe("medium");
    expect(printed(prices.guidePrices.full[teslaModel3.band])).toBe("£2,400");
  });
});

describe("prices", () => {
  test.each([
    [prices.typicalFullWrap, "£1,500 to £5,000"],
    [prices.fullRewrap, "£1,500 to £3,000 or more"],
    [prices.panel, "£150 to £450"],
    [prices.roofWrap, "£200 to £450"],
    [prices.mirrorPair, "£60 to £120"],
    [prices.chromeDelete, "£300 to £900"],
    [prices.design.simple, "£150 to £300"],
    [prices.design.fullLivery, "£400 to £1,200 or more"],
    [prices.printedMaterial, "£20 to £40 per m²"],
    [prices.repairs.blendLightScuffs, "£0 to £40"],
    [prices.repairs.edgeReseal, "£40 to £120"],
    [prices.repairs.doorOrWing, "£150 to £300"],
    [prices.repairs.bonnetOrRoof, "£200 to £450"],
    [prices.repairs.bumper, "£250 to £500"],
  ])("%j prints as %s", (fact, text) => {
    expect(printed(fact)).toBe(text);
  });
});

describe("times and limits", () => {
  test.each([
    [times.quickestTurnaround, "3 days"],
    [times.fullColourChange, "2 to 4 days"],
    [times.singleVanWrap, "1 to 2 days"],
    [times.minorRectification, "1 to 3 hours"],
    [times.panelRewrap, "0.5 to 1 day"],
    [times.freshPaintCure, "30 to 60 days"],
    [times.noWash, "72 hours"],
    [times.reportWithin, "7 days"],
    [times.recordsKept, "6 years"],
    [times.v5cUpdate, "1 to 4 weeks"],
    [times.pressureWasherDistance, "1 metre"],
    [warranty.workmanshipWarranty, "12 to 24 months"],
    [warranty.makerWarrantyVertical, "3 to 8 years"],
    [warranty.makerWarrantyHorizontal, "1 to 3 years"],
    [warranty.wrapLifespan, "5 to 7 years"],
    [warranty.heroFilmLife, "10 years"],
  ])("%j prints as %s", (fact, text) => {
    expect(printed(fact)).toBe(text);
  });

  test("the wrap warranty is printed as 5-year", () => {
    expect(printAsAdjective(warranty.wrapWarranty)).toBe("5-year");
  });
});

describe("the booking notice", () => {
  test("appears after 15 s, then every 20 s, and stays for 5 s", () => {
    expect(bookingNoticeTimings).toEqual({ first: 15_000, every: 20_000, visible: 5_000 });
  });

  test("reports bookings made 3 to 57 minutes ago", () => {
    expect(bookingMinutesAgo).toEqual({ from: 3, to: 57 });
  });
});

test("the 19 articles of the specification exist, two of them at the URLs that it prescribes", () => {
  expect(tradeArticles).toHaveLength(19);
  expect(articlePath("endorsed-installer")).toBe("/faq/why-use-3m-endorsed-installer");
  expect(articlePath("service-areas")).toBe("/faq/service-areas-west-midlands");
});

test("the service area is Manchester and the wider West Midlands", () => {
  expect(studio.serviceArea).toBe("Manchester and the wider West Midlands");
});

test("invented bookings are drawn from 37 male names, 38 female names, 22 areas and 28 cars without repeats", () => {
  const { maleNames, femaleNames, areas, cars } = bookings;
  expect([maleNames, femaleNames, areas, cars].map((list) => list.length)).toEqual([
    37, 38, 22, 28,
  ]);
  expect(new Set([...maleNames, ...femaleNames]).size).toBe(75);
  expect(new Set([...areas, ...cars]).size).toBe(50);
});
