// Where a quote request stands with the studio.

import type { StoredQuoteRequest } from "#server/db/schema.ts";

export type RequestState = "open" | "answered" | "customer" | "spam";

export function stateOf({
  spamReason,
  customerSince,
  answeredAt,
}: Pick<StoredQuoteRequest, "spamReason" | "customerSince" | "answeredAt">): RequestState {
  if (spamReason !== null) return "spam";
  if (customerSince !== null) return "customer";
  return answeredAt === null ? "open" : "answered";
}
