// Where a message says the guide price that its sender was shown: the page writes it there in words, the studio's
// mail and desk read it again.

import { plain } from "#facts/print.ts";

const GUIDE_PRICE =
  /(?:^|\. )(?:Estimate on the site:|Guide price) (£\d{1,3}(?:,\d{3})*(?: to £\d{1,3}(?:,\d{3})*)?)(?=[.,] |[.,]$)/;

/** "£2,400" or "£2,600 to £2,850"; `undefined` where the message names none. */
export function readGuidePrice(message: string): string | undefined {
  return GUIDE_PRICE.exec(plain(message))?.[1];
}
