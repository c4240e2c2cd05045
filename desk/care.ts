// desk purge, backup, restore and move: looking after the database as a whole.

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { purgeExpired } from "#server/care/retention.ts";
import { backUp, restore } from "#server/db/backup.ts";
import { copyDatabase, type TableSummary } from "#server/db/copy.ts";
import { CorruptDatabaseError, openSqlite, sqliteFileName } from "#server/db/open-sqlite.ts";
import { type Command, type Desk, DeskError, withDatabase } from "./command.ts";

export const purgeCommand: Command = {
  name: "purge",
  usage: "",
  summary: "remove now what is past its time; the site does it hourly",
  options: {},
  words: 0,
  async run(desk) {
    const { dataDir, retention } = desk.env();
    const count = await withDatabase(desk, (database) =>
      purgeExpired(database, dataDir, retention, desk.now()),
    );
    desk.print(`Removed ${count} quote requests that were past their time.\n`);
  },
};

export const backupCommand: Command = {
  name: "backup",
  usage: "[--out FILE]",
  summary: "write everything into one file, while the site runs",
  options: { out: { type: "string" } },
  words: 0,
  async run(desk, values) {
    const { dataDir } = desk.env();
    const stamp = desk.now().toISOString().slice(0, 19).replaceAll(":", "-");
    const file = resolve(
      typeof values.out === "string" ? values.out : join(dataDir, `backup-${stamp}.sqlite`),
    );
    if (existsSync(file)) throw new DeskError(`${file} is there already.`);
    const summaries = await withDatabase(desk, (database) =>
      backUp(database, join(dataDir, sqliteFileName), file),
    );
    desk.print(`${printSummaries(summaries)}Written to ${file}, and read back.\n`);
  },
};

export const restoreCommand: Command = {
  name: "restore",
  usage: "FILE [--yes]",
  summary: "replace everything by what a backup holds",
  options: { yes: { type: "boolean" } },
  words: 1,
  async run(desk, values, [word = ""]) {
    const file = resolve(word);
    if (!existsSync(file)) throw new DeskError(`There is no file ${file}.`);
    if (!values.yes && !(await desk.ask("Replace everything in the database?"))) {
      return desk.print("Nothing was changed.\n");
    }
    // The way back, should it have been the wrong file.
    await backupCommand.run(desk, {}, []);
    const summaries = await withDatabase(desk, (database) => restore(file, database)).catch(
      (error) => {
        if (!(error instanceof CorruptDatabaseError)) throw error;
        throw new DeskError(`${file} is damaged. Nothing was changed.`);
      },
    );
    desk.print(`${printSummaries(summaries)}Restored from ${file}, and compared.\n`);
  },
};

export const moveCommand: Command = {
  name: "move",
  usage: "[--yes]",
  summary: "copy SQLite in DATA_DIR to DATABASE_URL (stop the site first)",
  options: { yes: { type: "boolean" } },
  words: 0,
  async run(desk, values) {
    const { dataDir, databaseUrl } = desk.env();
    if (databaseUrl === undefined) throw new DeskError("DATABASE_URL says where to; set it.");
    if (!existsSync(join(dataDir, sqliteFileName))) {
      throw new DeskError(`There is no SQLite database in ${dataDir}.`);
    }
    const summaries = await withDatabase(desk, (target) => moveInto(desk, values.yes, target));
    if (summaries === undefined) return desk.print("Nothing was changed.\n");
    desk.print(
      `${printSummaries(summaries)}Copied, and compared. The SQLite file is left as it was.\n`,
    );
  },
};

async function moveInto(
  desk: Desk,
  yes: string | boolean | undefined,
  target: Parameters<typeof copyDatabase>[1],
): Promise<TableSummary[] | undefined> {
  const held = await target.queries.selectFrom("quote_request").select("id").limit(1).execute();
  if (held.length > 0 && !yes && !(await desk.ask("PostgreSQL holds requests. Replace them?"))) {
    return undefined;
  }
  const source = await openSqlite(desk.env().dataDir);
  try {
    return await copyDatabase(source, target);
  } finally {
    await source.close();
  }
}

function printSummaries(summaries: readonly TableSummary[]): string {
  return summaries
    .map(({ table, rows, checksum }) => {
      const name = table === "notice" ? "notices" : "quote requests";
      return `${String(rows).padStart(6)} ${name.padEnd(16)}checksum ${checksum.slice(0, 16)}\n`;
    })
    .join("");
}
