// Guide price shown to the studio with a quote request: the site's price for a full wrap of the car.
// A studio without full wraps sees the price of its first other coverage.

import type { QuoteValues } from "#contract/quote-request.ts";
import { plain, print } from "#facts/print.ts";
import { findVehicle } from "#facts/vehicles.ts";
import { coverages, guidePrices } from "#studio/prices.ts";

export type GuidePrice = { price: string; basis: string };

/** A message may name a made-up price: show no guide price beside it. */
const NAMES_PRICE = /£\s*\d/;

/** `undefined` for models without a band, work other than wraps, and messages that contain a price. */
export function findGuidePrice(
  request: Pick<QuoteValues, "make" | "model" | "wrapType" | "message">,
): GuidePrice | undefined {
  const band = findVehicle(`${request.make} ${request.model}`)?.band;
  if (!band || request.wrapType !== "Vehicle Wrap") return undefined;
  if (NAMES_PRICE.test(request.message)) return undefined;
  return {
    price: plain(print(guidePrices[coverages[0]][band])),
    basis: `the site's price for a ${coverages[0]} wrap of a ${band} car`,
  };
}
