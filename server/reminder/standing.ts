// Status of a quote request as the studio sees it: "overdue" means that it has waited for a whole business day.

import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { findOverdueBefore } from "./business-days.ts";

export type Standing = "open" | "overdue" | "answered" | "customer" | "spam";

export function createStanding(now: Date): (request: StoredQuoteRequest) => Standing {
  const before = findOverdueBefore(now)?.toISOString() ?? "";
  return ({ spamReason, customerSince, answeredAt, receivedAt }) => {
    if (spamReason !== null) return "spam";
    if (customerSince !== null) return "customer";
    if (answeredAt !== null) return "answered";
    return receivedAt <= before ? "overdue" : "open";
  };
}
