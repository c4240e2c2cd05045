// desk restore: a backup takes the place of everything in the database.

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { withBackup } from "#server/db/backup.ts";
import { isRefusal } from "#server/db/refusals.ts";
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
    await withDatabase(desk, (target) =>
      withBackup(file, (source) => replaceDatabase(desk, values.yes === true, source, target)),
    ).catch((error) => {
      if (!isRefusal(error)) throw error;
      throw new DeskError(`${file} cannot be used: ${error.message} Nothing was changed.`);
    });
  },
};
