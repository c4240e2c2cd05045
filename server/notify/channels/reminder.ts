// Channel "reminder": one mail to the studio about all overdue requests. The mail omits names; the desk shows them.

import type { AnswerLinks } from "#server/answered/answer-links.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { readSetting } from "#server/db/settings.ts";
import { findBusinessDay } from "#server/reminder/business-days.ts";
import { countOverdue, listOverdue, reminderChannelName } from "#server/reminder/queue-reminder.ts";
import type { Channel } from "../delivery.ts";
import { type Block, buildMailBody } from "../mail-body.ts";
import { type StudioMailDeps, sendToStudio } from "../send-to-studio.ts";
import { printReceivedAt } from "../studio-mail.ts";

/** Maximum requests listed; the mail only counts the rest. */
const LISTED = 10;

export type ReminderChannelDeps = StudioMailDeps & { answerLinks: AnswerLinks | undefined };

export function createReminderChannel(deps: ReminderChannelDeps): Channel {
  const { database, answerLinks } = deps;
  return {
    name: reminderChannelName,
    wants: () => false,
    lapses: true,
    async send(toSend, signal) {
      const { delivery, request } = toSend;
      const made = findBusinessDay(new Date(delivery.createdAt));
      // Skip a reminder from an earlier day: today's replaces it.
      if (!made || made.day !== (await readSetting(database.queries, "reminded on"))) return;
      const count = await countOverdue(database.queries, made.overdueBefore);
      if (count === 0) return;
      const waiting = await listOverdue(database.queries, made.overdueBefore, LISTED);
      const listed: Block[] = [];
      for (const one of waiting) listed.push(...printWaiting(one, await answerLinks?.(one)));
      const mail = { ...buildReminder(count, listed), fileName: `reminder-${request.id}` };
      await sendToStudio(deps, toSend, mail, signal);
    },
  };
}

function printWaiting(request: StoredQuoteRequest, link: string | undefined): Block[] {
  const { id, wrapType, make, model, receivedAt } = request;
  const since = printReceivedAt(new Date(receivedAt));
  const lines = [`Request ${id}: ${wrapType} for ${make} ${model}`, `since ${since}`];
  return [{ lines }, ...(link === undefined ? [] : [{ text: "Answered?", link }])];
}

function buildReminder(count: number, listed: readonly Block[]) {
  const [requests, are, have, order] =
    count === 1
      ? ["1 quote request", "is", "has", ""]
      : [`${count} quote requests`, "are", "have", ", the oldest first"];
  const more = count - Math.min(count, LISTED);
  return {
    subject: `${requests} ${are} waiting for an answer`,
    ...buildMailBody([
      `${requests} ${have} been open for longer than a business day${order}:`,
      ...listed,
      more > 0 && `And ${more} more.`,
      {
        lines: [
          "To see all open requests: npm run desk -- open",
          "To mark one as answered: npm run desk -- answered ID",
        ],
      },
      "This email comes every business morning until all are answered. REMINDER=off in the site's settings stops it.",
    ]),
  };
}
