// A quote request under the names that the form uses, for whoever reads it outside the database.

import type { QuoteRequest } from "#contract/quote-request.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";

export type DescribedQuoteRequest = { id: number; receivedAt: string } & {
  [Field in keyof QuoteRequest]: string;
};

export function describeForReceivers(request: StoredQuoteRequest): DescribedQuoteRequest {
  return {
    id: request.id,
    receivedAt: request.received_at,
    firstName: request.first_name,
    email: request.email,
    make: request.make,
    model: request.model,
    wrapType: request.wrap_type,
    message: request.message,
  };
}
