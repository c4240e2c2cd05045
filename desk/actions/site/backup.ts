// Backup of the whole database to one file while the site runs.

import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { backUp } from "#server/db/backup/backup.ts";
import { isDiskFull } from "#server/db/errors.ts";
import { changeSetting } from "#server/db/settings.ts";
import { type Desk, DeskError, UsageError, withDatabase } from "../../desk.ts";
import { printSummaries } from "../../terminal/print.ts";
import { defineAction, outPath, wholeNumber } from "../action.ts";

/** Milliseconds; allows for one missed nightly backup. */
export const OLDEST_BACKUP = 48 * 60 * 60 * 1000;
export const BACKUP_NAME = /^backup-\d{4}-\d\d-\d\dT[\d-]+\.sqlite$/;

/** Path of a new backup; the names sort by time. Creates the folder, which a site on PostgreSQL may lack. */
export function nameBackup(desk: Desk, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = desk.now().toISOString().slice(0, 23).replaceAll(/[:.]/g, "-");
  return join(folder, `backup-${stamp}.sqlite`);
}

export const backupAction = defineAction({
  name: "backup",
  usage: "[--out FILE | --out FOLDER [--keep N]]",
  summary: "copy the whole database to one file while the site runs",
  takes: z.object({ out: outPath("FILE"), keep: wholeNumber("--keep").optional() }),
  async run(desk, { keep, ...given }) {
    const { dataDir } = desk.env();
    const out = resolve(given.out ?? dataDir);
    const isFolder = !given.out || (existsSync(out) && statSync(out).isDirectory());
    if (keep !== undefined && !isFolder) {
      throw new UsageError("--keep needs an existing folder: --out FOLDER.");
    }
    const folder = given.out?.endsWith("/") ? out : dirname(out);
    if (given.out && !existsSync(folder)) {
      throw new DeskError(`There is no folder ${folder}, or this user may not open it.`);
    }
    const file = isFolder ? nameBackup(desk, out) : out;
    if (existsSync(file)) {
      throw new DeskError(
        `${file} already exists. Name a folder instead: backups in it are named by their time.`,
      );
    }
    const summaries = await withDatabase(desk, async (database) => {
      const written = await backUp(database, file);
      await changeSetting(database.queries, "backed up at", desk.now().toISOString()).catch(
        (error: unknown) => {
          if (!isDiskFull(error)) throw error;
          desk.print(
            "The database has no space to record this: the desk will not show this backup.\n",
          );
        },
      );
      return written;
    });
    desk.print(`${printSummaries(summaries)}Written to ${file} and read back without errors.\n`);
    if (keep !== undefined) prune(desk, out, keep);
  },
});

function prune(desk: Desk, folder: string, keep: number): void {
  const backups = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  const old = backups.sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  if (old.length > 0) desk.print(`Removed the oldest ${old.length}; ${keep} are kept.\n`);
}
