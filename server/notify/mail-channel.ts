// The channel "email": one mail to the studio per quote request.

import type { AnswerLinks } from "#server/answered/answer-links.ts";
import type { Database } from "#server/db/schema.ts";
import { studio } from "#studio/studio.ts";
import type { Mailer, MailSettings } from "./mailer.ts";
import { addTime, type Channel } from "./notice.ts";
import { buildStudioMail } from "./studio-mail.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;

export type MailChannelDeps = {
  settings: MailSettings;
  mailer: Mailer;
  database: Database;
  now: () => Date;
  /** Absent where the site does not know its public address. */
  answerLinks: AnswerLinks | undefined;
  /** Whether the studio is reminded of what is not answered. */
  reminds: boolean;
};

export function createMailChannel(deps: MailChannelDeps): Channel {
  const { settings, mailer, database, now, answerLinks, reminds } = deps;
  return {
    name: "email",
    async send({ notice, request }) {
      const mail = buildStudioMail(request, {
        spamThisWeek: await countSpamSince(database, addTime(now(), -WEEK)),
        answerLink: await answerLinks?.build(request),
        reminds,
      });
      await mailer.send({
        from: { name: `${studio.name} website`, address: settings.from },
        to: settings.to,
        ...mail,
        date: new Date(request.receivedAt),
        messageId: buildMessageId(notice.reference, settings.from),
        headers: { "Auto-Submitted": "auto-generated" },
        fileName: `request-${request.id}`,
      });
    },
  };
}

/** The same through every attempt, so that a mailbox can drop a repeat. */
export function buildMessageId(reference: string, from: string): string {
  return `<${reference}@${from.slice(from.lastIndexOf("@") + 1)}>`;
}

async function countSpamSince({ queries }: Database, since: string): Promise<number> {
  const { count } = await queries
    .selectFrom("quoteRequest")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("spamReason", "is not", null)
    .where("receivedAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
