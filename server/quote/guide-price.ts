// The guide price that goes with a quote request: the site's own for a full wrap of that car.

import type { QuoteValues } from "#contract/quote-request.ts";
import { plain, print } from "#facts/print.ts";
import { findVehicle } from "#facts/vehicles.ts";
import { guidePrices } from "#studio/prices.ts";

export type GuidePrice = { price: string; basis: string };

/** A choice comes as text that anybody can write: no price is taken from it, and none is put beside its own. */
const NAMES_PRICE = /£\s*\d/;

/** `undefined` where the site has none: for vans, unknown models, work that is quoted on its own, a priced choice. */
export function findGuidePrice(
  request: Pick<QuoteValues, "make" | "model" | "wrapType" | "message">,
): GuidePrice | undefined {
  const band = findVehicle(`${request.make} ${request.model}`)?.band;
  if (!band || request.wrapType !== "Vehicle Wrap") return undefined;
  if (NAMES_PRICE.test(request.message)) return undefined;
  return {
    price: plain(print(guidePrices.full[band])),
    basis: `the site's for a full wrap of a ${band} car`,
  };
}
