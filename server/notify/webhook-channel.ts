// The channel "webhook": each quote request as JSON to an address of the studio's,
// signed by the Standard Webhooks scheme so that the receiver can tell who sent it.

import { Webhook } from "standardwebhooks";
import { describeForReceivers } from "#server/quote/describe.ts";
import type { Channel } from "./notice.ts";

export type WebhookSettings = { url: string; secret: string };

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

export function createWebhookChannel(settings: WebhookSettings, now: () => Date): Channel {
  const webhook = new Webhook(settings.secret);
  return {
    name: "webhook",
    async send({ notice, request }) {
      // The same through every attempt, so that a receiver can drop a repeat.
      const id = `msg_${notice.reference}`;
      const at = now();
      const body = JSON.stringify({
        type: "quote_request.received",
        timestamp: request.receivedAt,
        data: describeForReceivers(request),
      });
      const answer = await fetch(settings.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
          "webhook-signature": webhook.sign(id, at, body),
        },
        body,
        // A redirect would carry a visitor's data to an address nobody set.
        redirect: "manual",
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new RefusalError(answer.status);
    },
  };
}
