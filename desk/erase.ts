// desk erase: everything held on one person is removed, which is that person's right.

import { join } from "node:path";
import { erasePerson, findMailFiles } from "#server/quote/erase.ts";
import { findByEmail } from "#server/quote/person.ts";
import { confirm } from "./ask.ts";
import { type Command, parseEmail, withDatabase } from "./command.ts";
import { buildColumns } from "./list.ts";
import { printTable } from "./table.ts";

export const eraseCommand: Command = {
  name: "erase",
  usage: "--email ADDRESS [--yes]",
  summary: "remove everything held on one person",
  options: { email: { type: "string" }, yes: { type: "boolean" } },
  words: 0,
  async run(desk, values) {
    const email = parseEmail(values.email);
    await withDatabase(desk, async (database) => {
      const { dataDir } = desk.env();
      const { requests, notices, photos } = await findByEmail(database, email);
      const mails = await findMailFiles(dataDir, email);
      const isHeld = requests.length + mails.length > 0;
      if (requests.length > 0) desk.print(printTable(buildColumns(desk.now()), requests));
      else if (isHeld) desk.print(`No quote request; emails kept as files: ${mails.length}.\n`);
      if (isHeld && !values.yes) {
        await confirm(desk, "Remove all of it for good?", "Nothing was removed.");
      }
      const ids = requests.map(({ id }) => id);
      await erasePerson({ database, dataDir, now: desk.now }, email, ids);
      if (!isHeld) {
        return desk.print(
          "Nothing is held on this person. Restoring a backup leaves this person out.\n",
        );
      }
      desk.print(
        `Removed: quote requests ${ids.join(", ") || "none"}, their ${notices.length} notices and ${photos.length} photos, and emails kept in ${join(dataDir, "mail")}.\n` +
          "Not reached from here: emails in the studio's mailbox, what a webhook has passed on, and backups; restoring one leaves this person out.\n",
      );
    });
  },
};
