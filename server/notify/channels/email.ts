// Channel "email": one mail to the studio per quote request.

import type { AnswerLinks } from "#server/answered/answer-links.ts";
import { countRows } from "#server/db/count-rows.ts";
import type { Database } from "#server/db/schema.ts";
import { selectShelf } from "#server/quote/find.ts";
import { addTime, type Channel } from "../delivery.ts";
import { type StudioMailDeps, sendToStudio } from "../send-to-studio.ts";
import { buildStudioMail } from "../studio-mail.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;

export type MailChannelDeps = StudioMailDeps & {
  /** `undefined` if SITE_URL is not set. */
  answerLinks: AnswerLinks | undefined;
  reminds: boolean;
};

export function createMailChannel(deps: MailChannelDeps): Channel {
  const { database, answerLinks, reminds } = deps;
  return {
    name: "email",
    async send(toSend, signal) {
      const { request } = toSend;
      const content = buildStudioMail(request, {
        spamThisWeek: await countSpamThisWeek(database),
        answerLink: await answerLinks?.(request),
        reminds,
      });
      const date = new Date(request.receivedAt);
      const mail = { ...content, date, fileName: `request-${request.id}` };
      await sendToStudio(deps, toSend, mail, signal);
    },
  };
}

async function countSpamThisWeek({ queries, now }: Database): Promise<number> {
  const since = addTime(await now(), -WEEK);
  return countRows(selectShelf(queries, "spam").where("receivedAt", ">=", since));
}
