// desk not-spam: a quote request that was set aside wrongly is sent on after all.

import type { Database } from "#server/db/schema.ts";
import { createChannels } from "#server/notify/channels.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { findQuoteRequest } from "#server/quote/find.ts";
import { clearSpam } from "#server/quote/mark.ts";
import { type Command, type Desk, DeskError, parseCount, withDatabase } from "./command.ts";

export const notSpamCommand: Command = {
  name: "not-spam",
  usage: "ID",
  summary: "take a request out of the spam: its notices go out then",
  options: {},
  words: 1,
  async run(desk, _, [word]) {
    const id = parseCount(word, "ID");
    await withDatabase(desk, (database) => takeOutOfSpam(desk, database, id));
    desk.print(
      `Quote request ${id} is not spam; the running site sends its notices within seconds.\n`,
    );
  },
};

/** Rejects with a `DeskError` where it is not set aside. */
export async function takeOutOfSpam(desk: Desk, database: Database, id: number): Promise<void> {
  const env = desk.env();
  const mailer = createMailer(env.mail, env.dataDir);
  const channels = createChannels({
    env,
    mailer,
    database,
    now: desk.now,
    newUuid: desk.newUuid,
  });
  if (await clearSpam(database, id, channels, desk.now(), desk.newUuid)) return;
  const there = await findQuoteRequest(database.queries, id);
  throw new DeskError(
    there ? `Quote request ${id} is not set aside as spam.` : `There is no quote request ${id}.`,
  );
}
