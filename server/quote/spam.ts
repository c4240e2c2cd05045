// Spam detection by content. Spam is stored too, so that a false positive loses no customer.

import type { ParsedQuoteRequest } from "#contract/quote-request.ts";

export type SpamReason = "honeypot filled" | "link in a name";

const LINK = /https?:\/\/|www\./i;
/** HTML and BBCode, which no human types into a form. */
const MARKUP = /<a\b|href\s*=|\[\/?(?:url|link)\b/i;

export function findSpamReason(
  parsed: Extract<ParsedQuoteRequest, { ok: true }>,
): SpamReason | null {
  if (parsed.honeypotFilled) return "honeypot filled";
  const { firstName, make, model } = parsed.request;
  // Plain links are allowed in make and model: people paste adverts for their car.
  const isSpam = LINK.test(firstName) || [firstName, make, model].some((name) => MARKUP.test(name));
  return isSpam ? "link in a name" : null;
}
