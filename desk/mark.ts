// desk mark and not-spam: what the studio knows better than the website.

import { createChannels } from "#server/notify/channels.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { findQuoteRequest } from "#server/quote/find.ts";
import { changeCustomer, clearSpam } from "#server/quote/mark.ts";
import { type Command, DeskError, parseCount, UsageError, withDatabase } from "./command.ts";

export const markCommand: Command = {
  name: "mark",
  usage: "ID --customer | --not-customer",
  summary: "say that a request became a customer's: it is kept for longer",
  options: { customer: { type: "boolean" }, "not-customer": { type: "boolean" } },
  words: 1,
  async run(desk, values, [word]) {
    const id = parseCount(word, "ID");
    if (values.customer === values["not-customer"]) {
      throw new UsageError("Say which: --customer or --not-customer.");
    }
    const since = values.customer ? desk.now() : null;
    const found = await withDatabase(desk, ({ queries }) => changeCustomer(queries, id, since));
    if (!found) throw new DeskError(`There is no quote request ${id}.`);
    desk.print(`Quote request ${id} is ${since ? "a customer's" : "no customer's"} now.\n`);
  },
};

export const notSpamCommand: Command = {
  name: "not-spam",
  usage: "ID",
  summary: "take a request out of the spam: its notices go out then",
  options: {},
  words: 1,
  async run(desk, _, [word]) {
    const id = parseCount(word, "ID");
    await withDatabase(desk, async (database) => {
      const env = desk.env();
      const mailer = createMailer(env.mail, env.dataDir);
      const channels = createChannels({ env, mailer, database, now: desk.now });
      const cleared = await clearSpam(database, id, channels, desk.now(), desk.newUuid);
      if (!cleared) {
        const there = await findQuoteRequest(database.queries, id);
        throw new DeskError(
          there
            ? `Quote request ${id} is not set aside as spam.`
            : `There is no quote request ${id}.`,
        );
      }
      desk.print(
        `Quote request ${id} is not spam; the running site sends its notices within seconds.\n`,
      );
    });
  },
};
