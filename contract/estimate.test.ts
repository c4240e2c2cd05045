import { describe, expect, test } from "vitest";
import { print } from "#facts/print.ts";
import { sizeBands } from "#facts/size-bands.ts";
import { chromeDelete, design, guidePrices, mirrorPair, panel, roofWrap } from "#studio/prices.ts";
import { type EstimateRequest, estimate, panelCounts } from "./estimate.ts";

const { full, partial, graphics } = guidePrices;

/** Line names, and the lower and upper ends of the total. */
function summary(request: EstimateRequest) {
  const { lines, total } = estimate(request);
  const [from, to] = "amount" in total ? [total.amount, total.amount] : [total.from, total.to];
  return { lines: lines.map(({ name }) => name), from, to };
}

test("a wrap without extras costs the guide price for its coverage and size, as one figure", () => {
  for (const coverage of ["full", "partial"] as const) {
    for (const band of sizeBands) {
      expect(estimate({ band, coverage }).total).toEqual(guidePrices[coverage][band]);
    }
  }
});

test("graphics include simple artwork, since nobody buys graphics without it", () => {
  expect(summary({ band: "small", coverage: "graphics" })).toEqual({
    lines: ["Graphics: cut film, fitted", "Simple artwork"],
    from: graphics.small.amount + design.simple.from,
    to: graphics.small.amount + design.simple.to,
  });
});

describe("on a full wrap", () => {
  test("roof, mirrors and panels in the same film add nothing, and their lines are marked as included", () => {
    const { total, lines } = estimate({
      band: "medium",
      coverage: "full",
      extras: { roof: "same", mirrors: "same", panels: 8 },
    });
    expect(total).toEqual(full.medium);
    expect(lines.map(({ name, included }) => [name, included])).toEqual([
      ["Full wrap", false],
      ["Roof", true],
      ["Mirrors", true],
      ["8 single panels", true],
    ]);
  });

  test("a roof and mirrors in another film cost their price less that of the film they replace", () => {
    const extras = { roof: "other", mirrors: "other" } as const;
    expect(summary({ band: "small", coverage: "full", extras })).toEqual({
      lines: [
        "Full wrap",
        "Roof in another film, less the one it replaces",
        "Mirrors in another film, less the one it replaces",
      ],
      from: full.small.amount,
      to: full.small.amount + (roofWrap.to - roofWrap.from) + (mirrorPair.to - mirrorPair.from),
    });
  });

  test("a chrome delete is charged, since trim is not paintwork", () => {
    const extras = { chromeDelete: true };
    expect(summary({ band: "large", coverage: "full", extras })).toMatchObject({
      from: full.large.amount + chromeDelete.from,
      to: full.large.amount + chromeDelete.to,
    });
  });
});

test.each(["same", "other"] as const)(
  "on a partial wrap every extra adds its price range, with roof and mirrors in the %s film",
  (film) => {
    const extras = { roof: film, mirrors: film, chromeDelete: true, panels: 2 } as const;
    const another = film === "other" ? " in another film" : "";
    expect(summary({ band: "medium", coverage: "partial", extras })).toEqual({
      lines: [
        "Partial wrap",
        `Roof${another}`,
        `Mirrors${another}`,
        "Chrome delete",
        "2 single panels",
      ],
      from:
        partial.medium.amount +
        roofWrap.from +
        mirrorPair.from +
        chromeDelete.from +
        2 * panel.from,
      to: partial.medium.amount + roofWrap.to + mirrorPair.to + chromeDelete.to + 2 * panel.to,
    });
  },
);

test("one panel is named in the singular", () => {
  const { lines } = estimate({ band: "small", coverage: "partial", extras: { panels: 1 } });
  expect(lines.map(({ name, price }) => [name, print(price)])[1]).toEqual([
    "1 single panel",
    print(panel),
  ]);
});

describe("a full wrap that costs less", () => {
  test("is pointed out when panels lift a partial wrap above it, but not when both cost the same", () => {
    for (const band of sizeBands)
      for (const panels of panelCounts) {
        const { fullWrapCostsLess } = estimate({ band, coverage: "partial", extras: { panels } });
        const lowest = partial[band].amount + panels * panel.from;
        expect(fullWrapCostsLess).toBe(lowest > full[band].amount);
      }
  });

  test("is not pointed out if the extras would be charged on a full wrap too, or for graphics", () => {
    const extras = { chromeDelete: true, panels: 4 } as const;
    const lowest = partial.medium.amount + chromeDelete.from + 4 * panel.from;
    expect(lowest).toBeGreaterThan(full.medium.amount);
    for (const coverage of ["partial", "graphics"] as const) {
      expect(estimate({ band: "medium", coverage, extras }).fullWrapCostsLess).toBe(false);
    }
  });
});
