// A quote request as the webhook and the desk's JSON give it: the visitor's values, its number and its time.

import { type QuoteValues, quoteFields } from "#contract/quote-request.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";

export function describeForReceivers(request: StoredQuoteRequest) {
  const { id, receivedAt } = request;
  const fields = Object.fromEntries(quoteFields.map((field) => [field, request[field]]));
  return { id, receivedAt, ...(fields as QuoteValues) };
}
