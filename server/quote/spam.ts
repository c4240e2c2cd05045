// What is set aside as spam, and why. Nothing is thrown away and everyone gets the same answer:
// a mistake costs the studio a look at `desk list --spam`, not a customer.

import { createHash } from "node:crypto";
import {
  type ParsedQuoteRequest,
  type QuoteRequest,
  type QuoteValues,
  quoteFields,
} from "#contract/quote-request.ts";

export type SpamReason =
  | "honeypot filled"
  | "link in a name"
  | "repeated"
  | "too many from one email address";

/** Milliseconds that repeats and requests per email address are counted over. */
export const spamWindow = 24 * 60 * 60 * 1000;

/** Requests beyond this many a day from one email address are stored as spam, and no notice is sent. A fleet's manager may well send a form for each van. */
export const mostPerEmailAddress = 20;

const LINK = /https?:\/\/|www\./i;
/** HTML and BBCode, which no person types. */
const MARKUP = /<a\b|href\s*=|\[\/?(?:url|link)\b/i;

/** What the form itself shows; repeats show only beside what is stored. */
export function findSpamReason(
  parsed: Extract<ParsedQuoteRequest, { ok: true }>,
): SpamReason | null {
  if (parsed.honeypotFilled) return "honeypot filled";
  const { firstName, make, model } = parsed.request;
  // People do paste the advert of their car as its model.
  const isSpam = LINK.test(firstName) || [firstName, make, model].some((name) => MARKUP.test(name));
  return isSpam ? "link in a name" : null;
}

/** Equal for two requests that say the same, and small enough for an index. */
export function fingerprint(request: QuoteValues): string {
  const text = JSON.stringify(quoteFields.map((field) => request[field].toLowerCase()));
  return createHash("sha256").update(text).digest("base64url");
}

/** How an email address is compared: people do not mind its case. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}

export type Judged = { request: QuoteRequest; spamReason: SpamReason | null };

/**
 * Flags what repeats, or comes too often from one email address, among `incoming` and what the studio was told of.
 * `earlier` is how many requests from its address the studio was told of before it, within the window.
 */
export function flagRepeats<One extends Judged>(
  incoming: readonly One[],
  knownFingerprints: Iterable<string>,
  toldPerEmailKey: Iterable<[string, number]>,
): (One & { earlier: number })[] {
  const seen = new Set(knownFingerprints);
  const told = new Map(toldPerEmailKey);
  return incoming.map((one) => {
    const print = fingerprint(one.request);
    const emailKey = toEmailKey(one.request.email);
    const earlier = told.get(emailKey) ?? 0;
    if (one.spamReason !== null) return { ...one, earlier };
    if (seen.has(print)) return { ...one, earlier, spamReason: "repeated" };
    if (earlier >= mostPerEmailAddress) {
      return { ...one, earlier, spamReason: "too many from one email address" };
    }
    seen.add(print);
    told.set(emailKey, earlier + 1);
    return { ...one, earlier };
  });
}
