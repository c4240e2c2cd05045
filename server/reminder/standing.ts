// Where a quote request stands with the studio at this moment: what has waited for a whole business day stands out.

import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { type RequestState, stateOf } from "#server/quote/state.ts";
import { findOverdueBefore } from "./business-days.ts";

export type Standing = RequestState | "overdue";

/** @returns how to tell it of each request. */
export function createStanding(now: Date): (request: StoredQuoteRequest) => Standing {
  const before = findOverdueBefore(now)?.toISOString() ?? "";
  return (request) => {
    const state = stateOf(request);
    return state === "open" && request.receivedAt <= before ? "overdue" : state;
  };
}
