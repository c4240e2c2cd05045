// desk find, export --email and erase: the rights of a person whose data is held.

import { join } from "node:path";
import type { StoredPhoto } from "#server/db/schema.ts";
import { erasePerson, findMailFiles } from "#server/quote/erase.ts";
import { listQuoteRequests, splitSearch } from "#server/quote/find.ts";
import type { HeldOnPerson } from "#server/quote/person.ts";
import { findByEmail } from "#server/quote/person.ts";
import { type Command, UsageError, withDatabase } from "./command.ts";
import { buildColumns } from "./list.ts";
import { describeQuoteRequest, printJson } from "./print.ts";
import { printTable } from "./table.ts";

export const findCommand: Command = {
  name: "find",
  usage: "WORDS | --email ADDRESS [--json]",
  summary: "requests by name, address or vehicle, spam included",
  options: { email: { type: "string" }, json: { type: "boolean" } },
  words: "any",
  async run(desk, values, typed) {
    const words = typed.flatMap(splitSearch);
    if ((words.length === 0) === (values.email === undefined)) {
      throw new UsageError("Say whom or what: ada tesla, or --email ADDRESS.");
    }
    const email = words.length > 0 ? undefined : readEmail(values.email);
    const requests = await withDatabase(desk, async (database) =>
      email === undefined
        ? listQuoteRequests(database.queries, { shelf: "any", words })
        : (await findByEmail(database, email)).requests,
    );
    if (values.json) return desk.print(printJson(requests.map(describeQuoteRequest)));
    if (requests.length > 0) return desk.print(printTable(buildColumns(desk.now()), requests));
    desk.print(email ? "Nothing is held on this person.\n" : "Nothing found.\n");
  },
};

export const eraseCommand: Command = {
  name: "erase",
  usage: "--email ADDRESS [--yes]",
  summary: "remove everything held on one person",
  options: { email: { type: "string" }, yes: { type: "boolean" } },
  words: 0,
  async run(desk, values) {
    const email = readEmail(values.email);
    await withDatabase(desk, async (database) => {
      const { dataDir } = desk.env();
      const { requests, notices, photos } = await findByEmail(database, email);
      const mails = await findMailFiles(dataDir, email);
      const isHeld = requests.length + mails.length > 0;
      if (requests.length > 0) desk.print(printTable(buildColumns(desk.now()), requests));
      else if (isHeld) desk.print(`No quote request; mails kept as files: ${mails.length}.\n`);
      if (isHeld && !values.yes && !(await desk.ask("Remove all of it for good?"))) {
        return desk.print("Nothing was removed.\n");
      }
      const ids = requests.map(({ id }) => id);
      await erasePerson({ database, dataDir, now: desk.now }, email, ids);
      if (!isHeld) {
        return desk.print(
          "Nothing is held on this person. Restoring a backup leaves this person out.\n",
        );
      }
      desk.print(
        `Removed: quote requests ${ids.join(", ") || "none"}, their ${notices.length} notices and ${photos.length} photos, and mails kept in ${join(dataDir, "mail")}.\n` +
          "Not reached from here: mails in the studio's mailbox, what a webhook has passed on, and backups; restoring one leaves this person out.\n",
      );
    });
  },
};

/** Everything held on a person, in a form that can be handed over. @param photos with their pictures. */
export function printHeld(
  { requests, notices }: HeldOnPerson,
  photos: readonly StoredPhoto[],
): string {
  return printJson(
    requests.map((request) => ({
      ...describeQuoteRequest(request),
      notices: notices
        .filter((notice) => notice.quoteRequestId === request.id)
        .map(({ channel, state, createdAt, sentAt }) => ({
          channel,
          state,
          createdAt,
          sentAt,
        })),
      photos: photos
        .filter((photo) => photo.quoteRequestId === request.id)
        .map(({ receivedAt, image }) => ({
          receivedAt,
          jpegInBase64: Buffer.from(image).toString("base64"),
        })),
    })),
  );
}

export function readEmail(value: string | boolean | undefined): string {
  if (typeof value === "string" && value.includes("@")) return value;
  throw new UsageError("Say whose: --email ADDRESS.");
}
