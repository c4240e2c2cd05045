// One event posted to the studio's webhook, signed by the Standard Webhooks scheme.

import { Webhook } from "standardwebhooks";

export type WebhookSettings = { url: string; secret: string };

export type WebhookEvent = {
  type: "quote_request.received" | "webhook.test";
  timestamp: string;
  data: Record<string, unknown>;
};

const ANSWER_WITHIN = 15_000;

/** A receiver that answered, but not with success. */
class RefusalError extends Error {
  override name = "RefusalError";
  readonly code: string;
  constructor(status: number) {
    super();
    this.code = `HTTP ${status}`;
  }
}

/**
 * Resolves to the status of a receiver that has taken the event; rejects where none has.
 * @param id the same through every attempt, so that a receiver can drop a repeat.
 */
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
    // A redirect would carry a visitor's data to an address nobody set.
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new RefusalError(answer.status);
  return answer.status;
}
