// Rows as the database returns them, for tests of their display.

import type { StoredNotice, StoredQuoteRequest } from "#server/db/schema.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { buildUuid } from "./test-site.ts";

export const aFriday = "2026-11-20T14:03:21.000Z";

export function storedRequest(changes: Partial<StoredQuoteRequest> = {}): StoredQuoteRequest {
  return {
    id: 17,
    ...validQuoteRequest,
    receivedAt: aFriday,
    emailKey: validQuoteRequest.email,
    mailboxKey: validQuoteRequest.email,
    idempotencyKey: buildUuid(17),
    spamReason: null,
    customerSince: null,
    answeredAt: null,
    note: null,
    fingerprint: null,
    repeatOf: null,
    ...changes,
  };
}

export function storedNotice(changes: Partial<StoredNotice> = {}): StoredNotice {
  return {
    id: 1,
    quoteRequestId: 17,
    channel: "email",
    reference: buildUuid(1),
    state: "waiting",
    attempts: 1,
    createdAt: aFriday,
    dueAt: aFriday,
    claimedUntil: null,
    giveUpAt: aFriday,
    sentAt: null,
    lastProblem: null,
    deliveredTo: null,
    ...changes,
  };
}
