// What search results and link previews say of the landing page.

import { typicalFullWrap } from "#facts/prices.ts";
import { print } from "#facts/print.ts";
import { studio } from "#facts/studio.ts";

export const page = {
  title: `Car wraps and paint protection in ${studio.address.town}`,
  description: `Colour-change wraps, partials and paint protection film for cars and vans in ${studio.serviceArea}. Typical full wraps ${print(typicalFullWrap)}.`,
} as const;
