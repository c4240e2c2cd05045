// desk backup: everything in the database is written into one file.

import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { backUp } from "#server/db/backup.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { changeSetting } from "#server/db/settings.ts";
import { BACKUP_NAME, nameBackup } from "./backup-name.ts";
import {
  type Command,
  type Desk,
  DeskError,
  parseCount,
  parseOut,
  UsageError,
  withDatabase,
} from "./command.ts";
import { printSummaries } from "./print.ts";

export const backupCommand: Command = {
  name: "backup",
  usage: "[--out FILE | --out FOLDER [--keep N]]",
  summary: "write everything into one file, while the site runs",
  options: { out: { type: "string" }, keep: { type: "string" } },
  words: 0,
  async run(desk, values) {
    const { dataDir } = desk.env();
    const out = resolve(parseOut(values.out, "FILE") ?? dataDir);
    const isFolder = existsSync(out) && statSync(out).isDirectory();
    const keep = values.keep === undefined ? undefined : parseCount(values.keep, "--keep");
    if (keep !== undefined && !isFolder) {
      throw new UsageError("--keep needs a folder that is there: --out FOLDER.");
    }
    const file = isFolder ? nameBackup(desk, out) : out;
    if (existsSync(file)) {
      throw new DeskError(
        `${file} is there already. Name a folder instead, and each backup gets a name of its own.`,
      );
    }
    const summaries = await withDatabase(desk, async (database) => {
      const written = await backUp(database, join(dataDir, sqliteFileName), file);
      await changeSetting(database.queries, "backed up at", desk.now().toISOString());
      return written;
    });
    desk.print(`${printSummaries(summaries)}Written to ${file}, and read back.\n`);
    if (keep !== undefined) prune(desk, out, keep);
  },
};

function prune(desk: Desk, folder: string, keep: number): void {
  const backups = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  const old = backups.sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  if (old.length > 0) desk.print(`Removed the oldest ${old.length}; ${keep} are kept.\n`);
}
