// What search results and link previews say of the landing page.

import { print } from "#facts/print.ts";
import { typicalFullWrap } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";

export const page = {
  title: `Car wraps and paint protection in ${studio.address.town}`,
  description: `Colour-change wraps, partials and paint protection film for cars and vans in ${studio.serviceArea}. Typical full wraps ${print(typicalFullWrap)}.`,
} as const;
