// Guide price of a car's wrap: the coverage's price by size band, less what an extra replaces, plus the extras.
// Pure sums over prices.ts; the firm price follows an inspection or clear photos (spec §9).

import type { Coverage, SizeBand } from "#facts/size-bands.ts";
import { lowEnd, type Pounds, pounds, type Range, range, sum, times } from "#facts/units.ts";
import { chromeDelete, design, guidePrices, mirrorPair, panel, roofWrap } from "#studio/prices.ts";

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
  const total = sum(...lines.map(({ price }) => price));
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
  graphics: "Graphics: cut film, fitted",
};

function extraLines(coverage: Coverage, extras: Extras): EstimateLine[] {
  const full = coverage === "full";
  const lines: EstimateLine[] = [];

  // Graphics are drawn before they are cut: without this line the total would be a price nobody pays.
  if (coverage === "graphics") lines.push(costs("Simple artwork", design.simple));
  for (const [film, name, price] of [
    [extras.roof, "Roof", roofWrap],
    [extras.mirrors, "Mirrors", mirrorPair],
  ] as const) {
    if (!film) continue;
    const another = `${name} in another film`;
    if (film === "same") lines.push(full ? covered(name) : costs(name, price));
    else
      lines.push(
        full
          ? costs(`${another}, less the one it replaces`, credited(price))
          : costs(another, price),
      );
  }

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

/** What a second film adds where the full wrap has a first one there: the guide price less its lower end. */
function credited({ from, to }: Range<"pounds">): Range<"pounds"> {
  return range(0, to - from, "pounds");
}
