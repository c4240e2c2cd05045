// desk restore: a backup takes the place of everything in the database.

import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { withBackup } from "#server/db/backup.ts";
import { CorruptDatabaseError, isRefusal } from "#server/db/refusals.ts";
import { type Command, DeskError, withDatabase } from "./command.ts";
import { replaceDatabase } from "./replace-database.ts";

export const restoreCommand: Command = {
  name: "restore",
  usage: "FILE [--yes]",
  summary: "replace everything by what a backup holds",
  options: { yes: { type: "boolean" } },
  words: 1,
  async run(desk, values, [word = ""]) {
    const file = resolve(word);
    if (!existsSync(file)) throw new DeskError(`There is no file ${file}.`);
    if (statSync(file).isDirectory()) {
      throw new DeskError(`${file} is a folder. Name a backup in it.`);
    }
    await withDatabase(desk, (target) =>
      withBackup(file, (source) => replaceDatabase(desk, values.yes === true, source, target)),
    ).catch((error) => {
      if (!isRefusal(error)) throw error;
      const namesFile = error instanceof CorruptDatabaseError;
      const refusal = namesFile ? error.message : `${file} cannot be used. ${error.message}`;
      throw new DeskError(`${refusal} Nothing was changed.`);
    });
  },
};
