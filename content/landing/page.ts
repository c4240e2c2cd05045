// What search results and link previews say of the landing page.

import { priceBasis } from "#content/price-basis.ts";
import { print } from "#facts/print.ts";
import { guidePrices } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";

export const page = {
  title: `Car wraps and paint protection in ${studio.address.town}`,
  description: `Wraps and paint protection film for cars and vans in ${studio.serviceArea}. Full car wraps from ${print(guidePrices.full.small)}${priceBasis.space}, as a guide.`,
} as const;
