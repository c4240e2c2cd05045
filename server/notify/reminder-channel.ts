// The channel "reminder": one mail to the studio about all requests that wait for an answer. It names nobody:
// whoever it is about is one click or one command away.

import type { AnswerLinks } from "#server/answered/answer-links.ts";
import type { Database, StoredQuoteRequest } from "#server/db/schema.ts";
import { readSetting } from "#server/db/settings.ts";
import { toHarmlessLine } from "#server/harmless-text.ts";
import { findBusinessDay } from "#server/reminder/business-days.ts";
import { countOverdue, listOverdue } from "#server/reminder/overdue.ts";
import { reminderChannelName } from "#server/reminder/queue-reminder.ts";
import { studio } from "#studio/studio.ts";
import { buildMessageId } from "./mail-channel.ts";
import type { Mailer, MailSettings } from "./mailer.ts";
import type { Channel } from "./notice.ts";
import { printReceivedAt } from "./studio-mail.ts";

/** Beyond these the mail says how many more there are. */
const LISTED = 10;

export type ReminderChannelDeps = {
  settings: MailSettings;
  mailer: Mailer;
  database: Database;
  answerLinks: AnswerLinks | undefined;
};

export function createReminderChannel(deps: ReminderChannelDeps): Channel {
  const { settings, mailer, database, answerLinks } = deps;
  return {
    name: reminderChannelName,
    wants: () => false,
    async send({ notice, request }) {
      const made = findBusinessDay(new Date(notice.createdAt));
      // What could not be sent on its day gives way to the next day's.
      if (!made || made.day !== (await readSetting(database.queries, "reminded on"))) return;
      const count = await countOverdue(database.queries, made.overdueBefore);
      if (count === 0) return;
      const waiting = await listOverdue(database.queries, made.overdueBefore, LISTED);
      const listed = await Promise.all(
        waiting.map(async (one) => printWaiting(one, await answerLinks?.build(one))),
      );
      await mailer.send({
        from: { name: `${studio.name} website`, address: settings.from },
        to: settings.to,
        subject: printSubject(count),
        text: printText(count, listed),
        messageId: buildMessageId(notice.reference, settings.from),
        headers: { "Auto-Submitted": "auto-generated" },
        fileName: `reminder-${request.id}`,
      });
    },
  };
}

function printSubject(count: number): string {
  return count === 1
    ? "1 quote request is waiting for an answer"
    : `${count} quote requests are waiting for an answer`;
}

function printWaiting(request: StoredQuoteRequest, link: string | undefined): string {
  const { id, wrapType, make, model, receivedAt } = request;
  const lines = [
    `Request ${id}: ${toHarmlessLine(`${wrapType} for ${make} ${model}`)}`,
    `since ${printReceivedAt(new Date(receivedAt))}`,
    ...(link ? [`Answered? ${link}`] : []),
  ];
  return lines.map((line, index) => (index === 0 ? line : `  ${line}`)).join("\n");
}

function printText(count: number, listed: readonly string[]): string {
  const more = count - listed.length;
  return `${[
    count === 1
      ? "1 quote request has been open for longer than a business day:"
      : `${count} quote requests have been open for longer than a business day, the oldest first:`,
    ...listed,
    ...(more > 0 ? [`And ${more} more.`] : []),
    "To see them: npm run desk -- open\nTo mark one as answered: npm run desk -- answered ID",
    "This email comes every business morning until they are answered. REMINDER=off in the site's settings stops it.",
  ].join("\n\n")}\n`;
}
