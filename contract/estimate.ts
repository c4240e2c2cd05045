// Guide price of a wrap (spec §9): its coverage, plus extras, less any film that an extra replaces.

import type { Coverage, SizeBand } from "#facts/size-bands.ts";
import { lowEnd, type Pounds, pounds, type Range, range, sum, times } from "#facts/units.ts";
import * as offered from "#studio/has.ts";
import { chromeDelete, design, guidePrices, mirrorPair, panel, roofWrap } from "#studio/prices.ts";

/** `same`: the film of the rest of the wrap. `other`: a different film, such as a black roof. */
export type ExtraFilm = "same" | "other";

export const panelCounts = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type Extras = {
  readonly roof?: ExtraFilm | undefined;
  readonly mirrors?: ExtraFilm | undefined;
  readonly chromeDelete?: boolean | undefined;
  /** Doors, wings, bonnet and the like; the roof is a separate extra. */
  readonly panels?: (typeof panelCounts)[number] | undefined;
};

type EstimateLine = {
  readonly name: string;
  readonly price: Pounds | Range<"pounds">;
  /** Whether the coverage already includes the item, whose price is then zero. */
  readonly included: boolean;
};

type Estimate = {
  readonly total: Pounds | Range<"pounds">;
  readonly lines: readonly EstimateLine[];
  /** Whether this partial wrap starts at a higher price than a full wrap with the same extras. */
  readonly fullWrapCostsLess: boolean;
};

export type EstimateRequest = {
  readonly band: SizeBand;
  readonly coverage: Coverage;
  readonly extras?: Extras | undefined;
};

/** @param has services that the studio offers */
export function estimate(
  { band, coverage, extras = {} }: EstimateRequest,
  has: Pick<typeof offered, "design" | "fullWraps"> = offered,
): Estimate {
  const lines = [
    costs(coverageNames[coverage], guidePrices[coverage][band]),
    // Graphics always need artwork: without this line the total would be a price nobody pays.
    ...(coverage === "graphics" && has.design ? [costs("Simple artwork", design.simple)] : []),
    ...extraLines(coverage, extras),
  ];
  const total = sum(...lines.map(({ price }) => price));
  return {
    total,
    lines,
    fullWrapCostsLess:
      coverage === "partial" &&
      has.fullWraps &&
      lowEnd(total) > lowEnd(estimate({ band, coverage: "full", extras }).total),
  };
}

export const coverageNames: Record<Coverage, string> = {
  full: "Full wrap",
  partial: "Partial wrap",
  graphics: "Graphics: cut film, fitted",
};

function extraLines(coverage: Coverage, extras: Extras): EstimateLine[] {
  const full = coverage === "full";
  const lines: EstimateLine[] = [];

  for (const [film, name, price] of [
    [extras.roof, "Roof", roofWrap],
    [extras.mirrors, "Mirrors", mirrorPair],
  ] as const) {
    if (!film) continue;
    const another = `${name} in another film`;
    if (film === "same") lines.push(full ? covered(name) : costs(name, price));
    else
      lines.push(
        full ? costs(`${another}, less the film replaced`, credited(price)) : costs(another, price),
      );
  }

  // Trim is not paintwork: a full wrap does not cover the chrome.
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

/** Extra cost of another film on roof or mirrors: a full wrap already includes their lowest price. */
function credited({ from, to }: Range<"pounds">): Range<"pounds"> {
  return range({ from: 0, to: to - from }, "pounds");
}
