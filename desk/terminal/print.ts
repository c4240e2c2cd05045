// Terminal formats of times, delivery states, summaries of copied tables, and JSON.

import type { TableSummary } from "#server/db/backup/copy.ts";
import type { DeliveryState, StoredQuoteRequest } from "#server/db/schema.ts";
import { escapeUnseen } from "#server/harmless-text.ts";
import { describeForReceivers } from "#server/quote/find.ts";

/** The workshop's time as "2026-11-20 14:03:21", which spreadsheets read as a date. */
export function printLocalTime(iso: string): string {
  return new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "Europe/London",
  }).format(new Date(iso));
}

export const deliveryStates: Record<DeliveryState, string> = {
  waiting: "waiting",
  sent: "sent",
  parked: "failed",
};

const tableNames: Record<TableSummary["table"], string> = {
  quoteRequest: "quote requests",
  notice: "deliveries",
  photo: "photos",
};

export function printSummaries(summaries: readonly TableSummary[]): string {
  return summaries
    .map(
      ({ table, rows, checksum }) =>
        `${String(rows).padStart(6)} ${tableNames[table].padEnd(16)}checksum ${checksum.slice(0, 16)}\n`,
    )
    .join("");
}

/** Valid JSON that is harmless in a terminal: invisible characters are escaped. */
export function printJson(value: unknown): string {
  return `${escapeUnseen(JSON.stringify(value, null, 2))}\n`;
}

/** A quote request for JSON output, with the form's field names. */
export function describeQuoteRequest(request: StoredQuoteRequest) {
  return {
    ...describeForReceivers(request),
    spamReason: request.spamReason,
    customerSince: request.customerSince,
    answeredAt: request.answeredAt,
    note: request.note,
  };
}
