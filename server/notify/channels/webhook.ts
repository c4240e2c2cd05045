// Channel "webhook": posts each quote request as JSON, signed by the Standard Webhooks scheme.

import type { Database } from "#server/db/schema.ts";
import { describeForReceivers } from "#server/quote/find.ts";
import type { Channel } from "../delivery.ts";
import { postEvent, type WebhookSettings } from "../post-event.ts";

export function createWebhookChannel(settings: WebhookSettings, { now }: Database): Channel {
  return {
    name: "webhook",
    async send({ delivery, request }) {
      await postEvent(settings, `msg_${delivery.reference}`, await now(), {
        type: "quote_request.received",
        timestamp: request.receivedAt,
        data: { ...describeForReceivers(request), repeatOf: request.repeatOf },
      });
    },
  };
}
