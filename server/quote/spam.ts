// What is set aside as spam, and why. Nothing is thrown away and everyone gets the same answer:
// a mistake costs the studio a look at `desk list --spam`, not a customer.

import type { ParsedQuoteRequest, QuoteValues } from "#contract/quote-request.ts";

export type SpamReason = "honeypot filled" | "link in a name" | "repeated";

/** Milliseconds within which the same words from the same address count as a repeat. */
export const repeatWindow = 24 * 60 * 60 * 1000;

const LINK = /https?:\/\/|www\.|\[url|href\s*=/i;

/** What the form itself shows; repeats show only beside what is stored. */
export function findSpamReason(
  parsed: Extract<ParsedQuoteRequest, { ok: true }>,
): SpamReason | null {
  if (parsed.honeypotFilled) return "honeypot filled";
  const { firstName, make, model } = parsed.request;
  return [firstName, make, model].some((name) => LINK.test(name)) ? "link in a name" : null;
}

/** Equal for two requests that say the same. */
export function fingerprint(request: QuoteValues): string {
  const { firstName, email, make, model, wrapType, message } = request;
  return JSON.stringify(
    [firstName, email, make, model, wrapType, message].map((text) => text.trim().toLowerCase()),
  );
}
