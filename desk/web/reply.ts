// Reply to a quote request, as a mailto: address for the studio's mail program.

import { printFirm } from "#facts/business.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { toHarmlessLine, toHarmlessLines } from "#server/harmless-text.ts";
import { isMailAddress } from "#server/notify/mail-address.ts";
import { findGuidePrice } from "#server/quote/guide-price.ts";
import { studio } from "#studio/studio.ts";

/** Characters. Mail programs cut off long mailto: addresses, Outlook at about 2,000. */
const LONGEST_QUOTE = 500;

/** `undefined` if the visitor's address is unsafe in a header. */
export function buildReply(request: StoredQuoteRequest): string | undefined {
  if (!isMailAddress(request.email)) return undefined;
  const vehicle = toHarmlessLine(`${request.make} ${request.model}`);
  const subject = `Your quote request ${request.id}: ${request.wrapType} for ${vehicle}`;
  const guide = findGuidePrice(request);
  const lines = [
    `Hello ${toHarmlessLine(request.firstName)},`,
    "",
    "",
    "",
    studio.name,
    studio.phone.display,
    studio.email,
    printFirm(studio.legal),
    "",
    "You asked us for:",
    `> ${request.wrapType} for ${vehicle}`,
    ...toHarmlessLines(request.message.slice(0, LONGEST_QUOTE))
      .filter((line) => line !== "")
      .map((line) => `> ${line}`),
    ...(guide ? [`> Guide price: ${guide.price}`] : []),
  ];
  const body = encodeURIComponent(lines.join("\r\n"));
  return `mailto:${encodeURIComponent(request.email)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
