// Where a request stands, as the desk's pages show it: what has waited for a whole business day stands out.

import { html } from "hono/html";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { stateOf } from "#server/quote/state.ts";
import { findOverdueBefore } from "#server/reminder/business-days.ts";
import type { Html } from "./layout.ts";

const names = {
  open: "Open",
  overdue: "Overdue",
  answered: "Answered",
  customer: "Customer",
  spam: "Spam",
} as const;

export type Standing = keyof typeof names;

/** @returns how to tell it of each request, at this moment. */
export function createStanding(now: Date): (request: StoredQuoteRequest) => Standing {
  const before = findOverdueBefore(now)?.toISOString() ?? "";
  return (request) => {
    const state = stateOf(request);
    return state === "open" && request.receivedAt <= before ? "overdue" : state;
  };
}

export function printStanding(standing: Standing): Html {
  return html`<span class="state ${standing}">${names[standing]}</span>`;
}
