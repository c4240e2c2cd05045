import { describe, expect, test } from "vitest";
import { sizeBands } from "#facts/size-bands.ts";
import { pounds, range } from "#facts/units.ts";
import { chromeDelete, guidePrices, mirrorPair, panel, roofWrap } from "#studio/prices.ts";
import { estimate, panelCounts } from "./estimate.ts";

const coverages = ["full", "partial", "graphics"] as const;

describe("without extras", () => {
  test("the total is the guide price of the coverage and the band, as one figure", () => {
    for (const coverage of coverages) {
      for (const band of sizeBands) {
        const { total, lines } = estimate({ band, coverage });
        expect(total).toEqual(guidePrices[coverage][band]);
        expect(lines).toHaveLength(1);
      }
    }
  });
});

describe("on a full wrap", () => {
  test("roof, mirrors and panels in the same film add nothing, and each line says so", () => {
    const { total, lines } = estimate({
      band: "medium",
      coverage: "full",
      extras: { roof: "same", mirrors: "same", panels: 8 },
    });
    expect(total).toEqual(guidePrices.full.medium);
    expect(lines.slice(1)).toEqual([
      { name: "Roof", price: pounds(0), included: true },
      { name: "Mirrors", price: pounds(0), included: true },
      { name: "8 single panels", price: pounds(0), included: true },
    ]);
  });

  test("a roof and mirrors in another film are paid for", () => {
    const { total, lines } = estimate({
      band: "small",
      coverage: "full",
      extras: { roof: "other", mirrors: "other" },
    });
    const { amount } = guidePrices.full.small;
    expect(total).toEqual(
      range(
        amount + roofWrap.from + mirrorPair.from,
        amount + roofWrap.to + mirrorPair.to,
        "pounds",
      ),
    );
    expect(lines.map((line) => line.included)).toEqual([false, false, false]);
  });

  test("a chrome delete is paid for, since trim is not paintwork", () => {
    const { total } = estimate({
      band: "large",
      coverage: "full",
      extras: { chromeDelete: true },
    });
    const { amount } = guidePrices.full.large;
    expect(total).toEqual(range(amount + chromeDelete.from, amount + chromeDelete.to, "pounds"));
  });
});

describe("on a partial wrap or graphics", () => {
  test("every extra adds its range to the guide price", () => {
    for (const coverage of ["partial", "graphics"] as const) {
      const { total, lines } = estimate({
        band: "medium",
        coverage,
        extras: { roof: "same", mirrors: "same", chromeDelete: true, panels: 2 },
      });
      const { amount } = guidePrices[coverage].medium;
      expect(total).toEqual(
        range(
          amount + roofWrap.from + mirrorPair.from + chromeDelete.from + 2 * panel.from,
          amount + roofWrap.to + mirrorPair.to + chromeDelete.to + 2 * panel.to,
          "pounds",
        ),
      );
      expect(lines.every((line) => !line.included)).toBe(true);
    }
  });

  test("the roof costs the same in either film", () => {
    const roof = (film: "same" | "other") =>
      estimate({ band: "small", coverage: "partial", extras: { roof: film } }).total;
    expect(roof("same")).toEqual(roof("other"));
  });

  test("panels are counted in the line's name and in its price", () => {
    for (const panels of panelCounts) {
      const { lines } = estimate({ band: "small", coverage: "graphics", extras: { panels } });
      expect(lines[1]).toEqual({
        name: panels === 1 ? "1 single panel" : `${panels} single panels`,
        price: range(panel.from * panels, panel.to * panels, "pounds"),
        included: false,
      });
    }
  });
});

describe("the lines of an estimate", () => {
  const extras = { chromeDelete: true, panels: 2 } as const;

  test("begin with the coverage and say what each extra is", () => {
    const names = (coverage: (typeof coverages)[number], film: "same" | "other") =>
      estimate({
        band: "small",
        coverage,
        extras: { roof: film, mirrors: film, ...extras },
      }).lines.map(({ name }) => name);
    expect(names("partial", "same")).toEqual([
      "Partial wrap",
      "Roof",
      "Mirrors",
      "Chrome delete",
      "2 single panels",
    ]);
    expect(names("graphics", "other")).toEqual([
      "Graphics, before print and artwork",
      "Roof in another film",
      "Mirrors in another film",
      "Chrome delete",
      "2 single panels",
    ]);
    expect(names("full", "other").slice(0, 2)).toEqual(["Full wrap", "Roof in another film"]);
  });
});

describe("a partial wrap that outgrows a full one", () => {
  test("is pointed out only above the full wrap's price, not where both cost the same", () => {
    for (const band of sizeBands)
      for (const panels of panelCounts) {
        const partial = guidePrices.partial[band].amount + panels * panel.from;
        expect(estimate({ band, coverage: "partial", extras: { panels } }).fullWrapCostsLess).toBe(
          partial > guidePrices.full[band].amount,
        );
      }
  });

  test("is pointed out when even its lowest price is above the full wrap's", () => {
    expect(
      estimate({ band: "medium", coverage: "partial", extras: { panels: 8 } }).fullWrapCostsLess,
    ).toBe(true);
  });

  test("is not pointed out for a few panels, for extras that a full wrap needs too, or for graphics", () => {
    const few = estimate({ band: "medium", coverage: "partial", extras: { panels: 1 } });
    // Above a full wrap's price, but below that of one with the trim done too.
    const trim = estimate({
      band: "medium",
      coverage: "partial",
      extras: { chromeDelete: true, panels: 4 },
    });
    const lowest = guidePrices.partial.medium.amount + chromeDelete.from + 4 * panel.from;
    expect(lowest).toBeGreaterThan(guidePrices.full.medium.amount);
    const graphics = estimate({ band: "medium", coverage: "graphics", extras: { panels: 8 } });
    for (const { fullWrapCostsLess } of [few, trim, graphics])
      expect(fullWrapCostsLess).toBe(false);
  });
});
