// The guide price that goes with a quote request: the one its sender was shown, or the site's for that car.

import { readGuidePrice } from "#contract/guide-price.ts";
import type { QuoteValues } from "#contract/quote-request.ts";
import { plain, print } from "#facts/print.ts";
import { findVehicle } from "#facts/vehicles.ts";
import { guidePrices } from "#studio/prices.ts";

export type GuidePrice = { price: string; basis: string };

/** `undefined` where the site has none: for vans, unknown models and work that is quoted on its own. */
export function findGuidePrice(
  request: Pick<QuoteValues, "make" | "model" | "wrapType" | "message">,
): GuidePrice | undefined {
  const shown = readGuidePrice(request.message);
  if (shown) return { price: shown, basis: "as the visitor saw it" };
  const band = findVehicle(`${request.make} ${request.model}`)?.band;
  if (!band || request.wrapType !== "Vehicle Wrap") return undefined;
  return {
    price: plain(print(guidePrices.full[band])),
    basis: `the site's for a full wrap of a ${band} car`,
  };
}
