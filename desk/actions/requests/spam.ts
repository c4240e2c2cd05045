// Desk actions that flag a request as spam, and remove the flag.

import { z } from "zod";
import type { Database, StoredQuoteRequest } from "#server/db/schema.ts";
import { createChannels } from "#server/notify/channels.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { findQuoteRequest } from "#server/quote/find.ts";
import { clearSpam, markSpam } from "#server/quote/mark.ts";
import { commandLine, type Desk, DeskError, MissingError, withDatabase } from "../../desk.ts";
import { defineAction, oneRequest, requestId } from "../action.ts";

const DAY = 24 * 60 * 60 * 1000;

export const spamAction = defineAction({
  name: "spam",
  usage: "ID…",
  summary: "flag requests as spam: nothing more is sent about them",
  takes: z.object({ words: z.array(requestId).min(1, "Give the ID of a quote request.") }),
  async run(desk, { words: ids }) {
    const problems: string[] = [];
    await withDatabase(desk, async (database) => {
      for (const id of ids) {
        try {
          await flagAsSpam(desk, database, id);
          desk.print(`Quote request ${id} is flagged as spam.\n`);
        } catch (error) {
          if (!(error instanceof DeskError)) throw error;
          problems.push(error.message);
        }
      }
    });
    if (problems.length > 0) throw new DeskError(problems.join("\n"));
  },
  buttons: [
    {
      path: "spam",
      label: "This is spam",
      isOffered: ({ spamReason, customerSince }) => spamReason === null && customerSince === null,
    },
  ],
});

/** Throws a `DeskError` if the request is over `days` days old: the change would cause a purge of its data. */
export function refuseExpired(
  desk: Desk,
  { id, receivedAt }: StoredQuoteRequest,
  days: number,
  change: string,
) {
  if (desk.now().getTime() - Date.parse(receivedAt) <= days * DAY) return;
  throw new DeskError(
    `Quote request ${id} came more than ${days} days ago. If it were ${change}, it or its photos would be removed at once. Nothing was changed.`,
  );
}

async function flagAsSpam(desk: Desk, database: Database, id: number): Promise<void> {
  const request = await findQuoteRequest(database.queries, id);
  if (request === undefined) throw new MissingError(id);
  refuseExpired(desk, request, desk.env().retention.spamDays, "flagged as spam");
  if (await markSpam(database, id)) return;
  throw new DeskError(
    request.customerSince
      ? `Quote request ${id} is a customer's. If not: ${commandLine(`mark ${id} --not-customer`)}`
      : `Quote request ${id} is flagged as spam already.`,
  );
}

export const notSpamAction = defineAction({
  name: "not-spam",
  usage: "ID",
  summary: "remove the spam flag, so that unsent mails and webhooks are sent",
  takes: z.object({ words: oneRequest }),
  async run(desk, { words: [id] }) {
    await withDatabase(desk, (database) => unflagSpam(desk, database, id));
    desk.print(
      `Quote request ${id} is not spam. If the site is running, it sends the unsent mails and webhooks within seconds.\n`,
    );
  },
  buttons: [
    { path: "not-spam", label: "Not spam", isOffered: ({ spamReason }) => spamReason !== null },
  ],
});

async function unflagSpam(desk: Desk, database: Database, id: number): Promise<void> {
  const env = desk.env();
  const { newUuid } = desk;
  const mailer = createMailer(env.mail, env.dataDir);
  const channels = createChannels({ env, mailer, database, newUuid });
  if (await clearSpam(database, id, channels, newUuid)) return;
  if (!(await findQuoteRequest(database.queries, id))) throw new MissingError(id);
  throw new DeskError(`Quote request ${id} is not flagged as spam.`);
}
