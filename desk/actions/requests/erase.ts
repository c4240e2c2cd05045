// Erasure of everything held about one person (UK GDPR, article 17).

import { z } from "zod";
import { plural } from "#desk/plural.ts";
import { toHarmlessLine } from "#server/harmless-text.ts";
import { erasePerson, findMailFiles } from "#server/quote/erase.ts";
import { findByEmail } from "#server/quote/find.ts";
import { confirm, DeskError, withDatabase } from "../../desk.ts";
import { printTable } from "../../terminal/table.ts";
import { defineAction, emailAddress, flag } from "../action.ts";
import { buildColumns } from "./list.ts";

export const eraseAction = defineAction({
  name: "erase",
  usage: "--email ADDRESS [--yes]",
  summary: "remove everything held about one person",
  takes: z.object({ email: emailAddress, yes: flag }),
  async run(desk, { email, yes }) {
    await withDatabase(desk, async (database) => {
      const { dataDir } = desk.env();
      const { requests, deliveries, photos } = await findByEmail(database, email);
      const mails = await findMailFiles(dataDir, email);
      const isHeld = requests.length + mails.length > 0;
      if (!yes) {
        desk.print(
          requests.length > 0
            ? printTable(buildColumns(desk.now()), requests)
            : `No quote request; emails kept as files: ${mails.length}.\n`,
        );
        const question = isHeld
          ? "Remove all of it for good?"
          : `Nothing is held about ${toHarmlessLine(email)}. If the address is right, should restored backups leave out requests from it?`;
        await confirm(desk, question, "Nothing was removed.");
      }
      const ids = requests.map(({ id }) => id);
      await erasePerson({ database, dataDir }, email, ids);
      if (!isHeld) {
        throw new DeskError(
          `Nothing is held about ${toHarmlessLine(email)}, so nothing was removed: is the address right? Restored backups will leave out requests from this address.`,
        );
      }
      desk.print(
        `Removed: ${ids.map((id) => `quote request ${id}`).join(", ") || "no quote request"}; ${plural(deliveries.length, "delivery", "deliveries")}; ${plural(photos.length, "photo")}; ${plural(mails.length, "email file")}.\n` +
          "Not removed: emails in the studio's mailbox, backups, and data that a webhook has passed on. A restored backup will leave this person out.\n",
      );
    });
  },
  buttons: [
    {
      path: "erase",
      label: "Erase for good",
      words: () => [],
      options: ({ email }) => ({ email, yes: true }),
    },
  ],
});
