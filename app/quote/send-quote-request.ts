// The site's one call (spec §7): the form's own URL-encoded body, posted to the site's root.

import { idempotencyKeyHeader, quoteForm } from "#contract/quote-request.ts";

/** Milliseconds after which a request counts as undelivered. */
const TIMEOUT = 15_000;

/**
 * Sends the form's body once.
 * @returns whether the server has confirmed it: a redirect (to the thank-you page) or any 2xx.
 */
export async function sendQuoteRequest(
  body: URLSearchParams,
  key: string = crypto.randomUUID(),
): Promise<boolean> {
  try {
    const response = await fetch(quoteForm.action, {
      method: "POST",
      body,
      headers: { [idempotencyKeyHeader]: key },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return response.ok || response.type === "opaqueredirect";
  } catch {
    return false;
  }
}
