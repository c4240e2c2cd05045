// What a car's wrap comes to as a guide: the coverage's price by size band plus the extras chosen.
// Pure sums over prices.ts; the firm price follows an inspection or clear photos (spec §9).

import type { Coverage, SizeBand } from "#facts/size-bands.ts";
import { type Pounds, pounds, type Range, range } from "#facts/units.ts";
import { chromeDelete, guidePrices, mirrorPair, panel, roofWrap } from "#studio/prices.ts";

/** `same`: the film of the rest of the wrap. `other`: a film of its own, such as a black roof. */
export type ExtraFilm = "same" | "other";

/** How many single panels can be added; beyond that it is another job. */
export const panelCounts = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type PanelCount = (typeof panelCounts)[number];

export type Extras = {
  readonly roof?: ExtraFilm | undefined;
  readonly mirrors?: ExtraFilm | undefined;
  readonly chromeDelete?: boolean | undefined;
  /** Doors, wings, bonnet and the like; not the roof, which is an extra of its own. */
  readonly panels?: PanelCount | undefined;
};

export type EstimateLine = {
  readonly name: string;
  readonly price: Pounds | Range<"pounds">;
  /** The coverage covers it already: the price is nothing. */
  readonly included: boolean;
};

export type Estimate = {
  readonly total: Pounds | Range<"pounds">;
  readonly lines: readonly EstimateLine[];
  /** A partial wrap with these panels starts above a full wrap with the same extras: worth saying. */
  readonly fullWrapCostsLess: boolean;
};

export type EstimateRequest = {
  readonly band: SizeBand;
  readonly coverage: Coverage;
  readonly extras?: Extras | undefined;
};

export function estimate({ band, coverage, extras = {} }: EstimateRequest): Estimate {
  const lines = [
    costs(coverageNames[coverage], guidePrices[coverage][band]),
    ...extraLines(coverage, extras),
  ];
  const total = sum(lines);
  return {
    total,
    lines,
    fullWrapCostsLess:
      coverage === "partial" &&
      lowEnd(total) > lowEnd(estimate({ band, coverage: "full", extras }).total),
  };
}

const coverageNames: Record<Coverage, string> = {
  full: "Full wrap",
  partial: "Partial wrap",
  graphics: "Graphics, before print and artwork",
};

function extraLines(coverage: Coverage, extras: Extras): EstimateLine[] {
  const full = coverage === "full";
  const lines: EstimateLine[] = [];

  if (extras.roof === "other") lines.push(costs("Roof in another film", roofWrap));
  else if (extras.roof) lines.push(full ? covered("Roof") : costs("Roof", roofWrap));

  if (extras.mirrors === "other") lines.push(costs("Mirrors in another film", mirrorPair));
  else if (extras.mirrors) lines.push(full ? covered("Mirrors") : costs("Mirrors", mirrorPair));

  // Trim is not paintwork: a full wrap leaves the chrome as it is.
  if (extras.chromeDelete) lines.push(costs("Chrome delete", chromeDelete));

  if (extras.panels) {
    const name = extras.panels === 1 ? "1 single panel" : `${extras.panels} single panels`;
    lines.push(full ? covered(name) : costs(name, times(panel, extras.panels)));
  }
  return lines;
}

function costs(name: string, price: EstimateLine["price"]): EstimateLine {
  return { name, price, included: false };
}

function covered(name: string): EstimateLine {
  return { name, price: pounds(0), included: true };
}

function times(price: Range<"pounds">, count: number): Range<"pounds"> {
  return range(price.from * count, price.to * count, "pounds");
}

function sum(lines: readonly EstimateLine[]): Pounds | Range<"pounds"> {
  let from = 0;
  let to = 0;
  for (const { price } of lines) {
    from += lowEnd(price);
    to += "amount" in price ? price.amount : price.to;
  }
  return from === to ? pounds(from) : range(from, to, "pounds");
}

function lowEnd(price: EstimateLine["price"]): number {
  return "amount" in price ? price.amount : price.from;
}
