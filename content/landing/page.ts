// Title and description of the landing page for search results and link previews.

import { priceBasis } from "#content/price-basis.ts";
import { print } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { mainWrap } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";

const wraps = has.paintProtection ? "Car wraps and paint protection" : "Car wraps";

export const page = {
  title: `${wraps} in ${studio.address.town}`,
  description: `${has.paintProtection ? "Wraps and paint protection film" : "Wraps"} for cars${has.vans ? " and vans" : ""} in ${studio.serviceArea}. ${mainWrap.name === "full" ? "Full" : "Partial"} car wraps from ${print(mainWrap.prices.small)}${priceBasis.space}, as a guide.`,
} as const;
