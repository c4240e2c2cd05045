// desk answered, note, mark and not-spam: what the studio knows better than the website.

import type { Database } from "#server/db/schema.ts";
import { createChannels } from "#server/notify/channels.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { findQuoteRequest } from "#server/quote/find.ts";
import {
  changeCustomer,
  changeNote,
  clearSpam,
  markAnswered,
  markAnsweredBefore,
  reopen,
} from "#server/quote/mark.ts";
import {
  type Command,
  type Desk,
  DeskError,
  parseCount,
  UsageError,
  withDatabase,
} from "./command.ts";

export const markCommand: Command = {
  name: "mark",
  usage: "ID --customer | --not-customer",
  summary: "say that a request became a customer's: kept longer",
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

export const answeredCommand: Command = {
  name: "answered",
  usage: "ID… [--undo] | --before DATE",
  summary: "say that requests are answered, or open again",
  options: { undo: { type: "boolean" }, before: { type: "string" } },
  words: "any",
  async run(desk, values, words) {
    const ids = words.map((word) => parseCount(word, "ID"));
    if ((ids.length === 0) === (values.before === undefined) || (values.before && values.undo)) {
      throw new UsageError("Say which: IDs, or --before DATE.");
    }
    await withDatabase(desk, async ({ queries }) => {
      if (values.before !== undefined) {
        const count = await markAnsweredBefore(queries, readDate(values.before), desk.now());
        return desk.print(`${count} quote requests are marked as answered.\n`);
      }
      for (const id of ids) {
        const found = await (values.undo
          ? reopen(queries, id)
          : markAnswered(queries, id, desk.now()));
        if (!found) throw new DeskError(`There is no quote request ${id}.`);
        desk.print(`Quote request ${id} is ${values.undo ? "open again" : "answered"}.\n`);
      }
    });
  },
};

function readDate(text: string | boolean | undefined): Date {
  const date =
    typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) {
    throw new UsageError("--before must be a date, such as 2026-11-20.");
  }
  return date;
}

export const noteCommand: Command = {
  name: "note",
  usage: "ID [WORDS]",
  summary: "keep a note with a request; without words it is removed",
  options: {},
  words: "any",
  async run(desk, _, [word, ...words]) {
    const id = parseCount(word, "ID");
    const note = words.join(" ");
    const found = await withDatabase(desk, ({ queries }) => changeNote(queries, id, note));
    if (!found) throw new DeskError(`There is no quote request ${id}.`);
    desk.print(
      note.trim() === ""
        ? `Quote request ${id} has no note.\n`
        : `The note is kept with quote request ${id}.\n`,
    );
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
