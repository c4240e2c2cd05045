// Test deliveries: a mail to the studio, and a signed event to the webhook.

import { z } from "zod";
import type { Env } from "#server/env.ts";
import { explainProblem, nameProblem } from "#server/notify/explain-problem.ts";
import { createMailer, PartlyRefusedError } from "#server/notify/mailer.ts";
import { postEvent } from "#server/notify/post-event.ts";
import { studio } from "#studio/studio.ts";
import { type Desk, DeskError } from "../../desk.ts";
import { defineAction } from "../action.ts";

export const mailTestAction = defineAction({
  name: "mail-test",
  usage: "",
  summary: "send a mail to MAIL_TO, and wait for the mail server's answer",
  takes: z.object({}),
  async run(desk) {
    const env = desk.env();
    await tryMail(env, desk.now());
    desk.print(`The mail server accepted a mail to ${env.mail.to}. Check that it arrived.\n`);
  },
});

/** Rejects with a `DeskError` that says why the server did not accept the mail. */
export async function tryMail({ mail, dataDir }: Env, now: Date): Promise<void> {
  if (mail.kind === "files") {
    throw new DeskError("No mail server is set: set SMTP_URL, MAIL_FROM and MAIL_TO in .env.");
  }
  try {
    await createMailer(mail, dataDir).send({
      from: { name: `${studio.name} website`, address: mail.from },
      to: mail.to,
      subject: "A test of the website\u2019s mails",
      text: "Quote requests from the website will arrive like this email. Nothing needs to be done.\n",
      date: now,
      headers: { "Auto-Submitted": "auto-generated" },
      fileName: "mail-test",
    });
  } catch (error) {
    const { host, port } = mail.server;
    if (error instanceof PartlyRefusedError) {
      const problem = explainProblem(nameProblem(error));
      throw new DeskError(`The mail was sent, but not to every address: ${problem}.`);
    }
    throw new DeskError(
      `No mail can be sent through ${host}, port ${port}: ${explainProblem(nameProblem(error))}.`,
    );
  }
}

export const webhookTestAction = defineAction({
  name: "webhook-test",
  usage: "",
  summary: "post a test event to WEBHOOK_URL, and wait for the receiver's answer",
  takes: z.object({}),
  async run(desk) {
    const { webhook } = desk.env();
    if (webhook === undefined) {
      throw new DeskError("No webhook is set: set WEBHOOK_URL and WEBHOOK_SECRET in .env.");
    }
    desk.print(`${await tryWebhook(webhook, desk)}\n`);
  },
});

/** Resolves to a description of the receiver's answer; rejects with a `DeskError` that explains the failure. */
export async function tryWebhook(
  webhook: NonNullable<Env["webhook"]>,
  { now, newUuid }: Pick<Desk, "now" | "newUuid">,
): Promise<string> {
  const { host } = new URL(webhook.url);
  const at = now();
  try {
    const event = { type: "webhook.test", timestamp: at.toISOString(), data: {} } as const;
    const status = await postEvent(webhook, `msg_${newUuid()}`, at, event);
    return `${host} accepted a test event: it answered with ${status}.`;
  } catch (error) {
    const problem = explainProblem(nameProblem(error));
    throw new DeskError(`No quote request can be posted to WEBHOOK_URL at ${host}: ${problem}.`);
  }
}
