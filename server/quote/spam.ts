// Flags spam by the form itself. Nothing is thrown away and everyone gets the same answer: a mistake costs
// the studio a look at `desk list --spam`, not a customer.

import type { ParsedQuoteRequest } from "#contract/quote-request.ts";

export type SpamReason = "honeypot filled" | "link in a name";

const LINK = /https?:\/\/|www\./i;
/** HTML and BBCode, which no person types. */
const MARKUP = /<a\b|href\s*=|\[\/?(?:url|link)\b/i;

export function findSpamReason(
  parsed: Extract<ParsedQuoteRequest, { ok: true }>,
): SpamReason | null {
  if (parsed.honeypotFilled) return "honeypot filled";
  const { firstName, make, model } = parsed.request;
  // People do paste the advert of their car as its model.
  const isSpam = LINK.test(firstName) || [firstName, make, model].some((name) => MARKUP.test(name));
  return isSpam ? "link in a name" : null;
}
