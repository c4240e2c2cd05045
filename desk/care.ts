// desk purge and backup: looking after the database as a whole. desk restore and move are in replace.ts.

import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDoubtful, measurePurge, type PurgeScale, purgeExpired } from "#server/care/retention.ts";
import { backUp } from "#server/db/backup.ts";
import type { TableSummary } from "#server/db/copy.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { changeSetting } from "#server/db/settings.ts";
import {
  type Command,
  type Desk,
  DeskError,
  parseCount,
  UsageError,
  withDatabase,
} from "./command.ts";

export const purgeCommand: Command = {
  name: "purge",
  usage: "[--yes]",
  summary: "remove now what is past its time; the site does it hourly",
  options: { yes: { type: "boolean" } },
  words: 0,
  async run(desk, values) {
    const { dataDir, retention } = desk.env();
    await withDatabase(desk, async (database) => {
      const scale = await measurePurge(database, retention, desk.now());
      if (isDoubtful(scale) && !values.yes) {
        desk.print(
          `${printScale(scale.photos)} photos and ${printScale(scale.requests)} quote requests are past their time, if today is ${desk.now().toUTCString()}.\n`,
        );
        if (!(await desk.ask("Remove them for good?"))) return desk.print("Nothing was removed.\n");
      }
      const options = { database, dataDir, now: desk.now };
      const { requests, photos } = await purgeExpired(options, retention);
      desk.print(`Removed ${requests} quote requests and ${photos} photos past their time.\n`);
    });
  },
};

function printScale({ expired, held }: PurgeScale["photos"]): string {
  return `${expired} of ${held}`;
}

export const backupCommand: Command = {
  name: "backup",
  usage: "[--out FILE | --out FOLDER [--keep N]]",
  summary: "write everything into one file, while the site runs",
  options: { out: { type: "string" }, keep: { type: "string" } },
  words: 0,
  async run(desk, values) {
    const { dataDir } = desk.env();
    const out = resolve(typeof values.out === "string" ? values.out : dataDir);
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

export const BACKUP_NAME = /^backup-\d{4}-\d\d-\d\dT[\d-]+\.sqlite$/;

/** Sorts by time. */
export function nameBackup(desk: Desk, folder: string): string {
  const stamp = desk.now().toISOString().slice(0, 23).replaceAll(/[:.]/g, "-");
  return join(folder, `backup-${stamp}.sqlite`);
}

function prune(desk: Desk, folder: string, keep: number): void {
  const backups = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  const old = backups.sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  if (old.length > 0) desk.print(`Removed the oldest ${old.length}; ${keep} are kept.\n`);
}

const tableNames: Record<TableSummary["table"], string> = {
  quoteRequest: "quote requests",
  notice: "notices",
  photo: "photos",
};

export function printSummaries(summaries: readonly TableSummary[]): string {
  return summaries
    .map(({ table, rows, checksum }) => {
      return `${String(rows).padStart(6)} ${tableNames[table].padEnd(16)}checksum ${checksum.slice(0, 16)}\n`;
    })
    .join("");
}
