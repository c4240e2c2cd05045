// A quote request as the database returns it.

import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { buildUuid } from "./test-site.ts";

const aFriday = "2026-11-20T14:03:21.000Z";

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
