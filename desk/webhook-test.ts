// desk webhook-test: posts one signed event of its own kind to the webhook and waits for the receiver's answer.

import type { Env } from "#server/env.ts";
import { explainProblem, nameProblem } from "#server/notify/explain-problem.ts";
import { postEvent } from "#server/notify/post-event.ts";
import { type Command, type Desk, DeskError } from "./command.ts";

export const webhookTestCommand: Command = {
  name: "webhook-test",
  usage: "",
  summary: "post a test event to WEBHOOK_URL, and wait for the receiver's answer",
  options: {},
  words: 0,
  async run(desk) {
    const { webhook } = desk.env();
    if (webhook === undefined) {
      throw new DeskError("No webhook is set: set WEBHOOK_URL and WEBHOOK_SECRET in .env.");
    }
    desk.print(`${await tryWebhook(webhook, desk)}\n`);
  },
};

/** Resolves to who took the event, and rejects with a `DeskError` that says why nobody did. */
export async function tryWebhook(
  webhook: NonNullable<Env["webhook"]>,
  { now, newUuid }: Pick<Desk, "now" | "newUuid">,
): Promise<string> {
  const { host } = new URL(webhook.url);
  const at = now();
  try {
    const event = { type: "webhook.test", timestamp: at.toISOString(), data: {} } as const;
    const status = await postEvent(webhook, `msg_${newUuid()}`, at, event);
    return `${host} has taken a test event: it answered with ${status}.`;
  } catch (error) {
    const problem = explainProblem(nameProblem(error));
    throw new DeskError(`No quote request gets to WEBHOOK_URL at ${host}: ${problem}.`);
  }
}
