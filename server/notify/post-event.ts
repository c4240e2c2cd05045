// Webhook client: posts one event, signed by the Standard Webhooks scheme.

import { Webhook } from "standardwebhooks";

export type WebhookSettings = { url: string; secret: string };

export type WebhookEvent = {
  type: "quote_request.received" | "webhook.test";
  timestamp: string;
  data: Record<string, unknown>;
};

const ANSWER_WITHIN = 15_000;

class RefusalError extends Error {
  override name = "RefusalError";
  readonly code: string;
  constructor(status: number) {
    super();
    this.code = `HTTP ${status}`;
  }
}

/** Rejects unless the status is 2xx. @param id unchanged across attempts, so that a receiver can drop repeats. */
export async function postEvent(
  { url, secret }: WebhookSettings,
  id: string,
  at: Date,
  event: WebhookEvent,
): Promise<number> {
  const body = JSON.stringify(event);
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, at, body),
    },
    body,
    // Following a redirect would send visitor data to an address that nobody configured.
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new RefusalError(answer.status);
  return answer.status;
}
