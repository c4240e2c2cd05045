// A choice in words and prices: shown under the picture, announced by screen readers, sent with a quote request.

import { vanPrices } from "#content/price-basis.ts";
import { choiceInWords, pricedAs, sizedLike, visualiser as words } from "#content/visualiser.ts";
import { finishNames, printCode, trimBlack } from "#facts/finishes.ts";
import { print } from "#facts/print.ts";
import { chromeDelete, guidePrices, mirrorPair, roofWrap } from "#studio/prices.ts";
import { type Choice, type Covered, filmOf, hasSwatch } from "./choice.ts";

/** Size band of both drawn cars (facts/vehicles.ts): a coupé of 4.7 m and a family car of 4.2 m. */
export const drawnBand = "medium";

const prices = {
  full: guidePrices.full[drawnBand],
  partial: guidePrices.partial[drawnBand],
  roof: roofWrap,
  mirrors: mirrorPair,
  chrome: chromeDelete,
} as const satisfies Record<Covered, unknown>;

/** Guide price with label, job (`per`) and basis; `undefined` for a van, as each van is quoted individually. */
export function pricing({ vehicle, coverage, finish }: Choice) {
  if (vehicle === "van") return undefined;
  const bySize = coverage === "full" || coverage === "partial";
  const per = bySize ? pricedAs(drawnBand, sizedLike[vehicle]) : words.pricedFor[coverage];
  const dear = words.dearFinish[finish];
  // Matte can cost more than the guide price; the other expensive finishes always do.
  const label = dear && finish !== "matte" ? words.priceInGloss : words.price;
  return { label, price: prices[coverage], per, basis: words.basis + (dear ? `. ${dear}` : "") };
}

export function colourName(choice: Choice): string {
  const black = choice.colour === trimBlack ? words.black : words.ownColour;
  return filmOf(choice)?.name ?? black;
}

/** The finish, followed by the film's code if the film is sold in this finish: "Satin, IW 214". */
export function finishName(choice: Choice): string {
  const code = hasSwatch(choice) ? `, ${printCode(choice.film)}` : "";
  return finishNames[choice.finish] + code;
}

export function describe(choice: Choice): string {
  return choiceInWords({ ...choice, film: filmOf(choice) });
}

/** The choice and its price, announced by screen readers and sent with a quote request. */
export function spoken(choice: Choice): string {
  const priced = pricing(choice);
  const price = priced
    ? `${priced.label} ${print(priced.price)}, ${priced.per}. ${priced.basis}`
    : vanPrices.heading;
  return `${describe(choice)}. ${price}`;
}
