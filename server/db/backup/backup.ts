// Backup and restore for both engines. A backup is one SQLite file, and can be taken while the site runs.

import { copyFileSync, existsSync, mkdtempSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { CorruptDatabaseError, isNoDatabase } from "#server/db/errors.ts";
import type { Database, Tables } from "#server/db/schema.ts";
import { openSingleFile } from "#server/db/sqlite/open.ts";
import {
  type CopySource,
  checkTimes,
  copyTables,
  PERHAPS_GIVEN,
  summariseAll,
  type TableSummary,
} from "./copy.ts";
import { applyErasures } from "./erasures.ts";
import { partOf, sweepParts, temporaryFolder } from "./leftovers.ts";

/** Writes a backup and compares it with the database. If they differ, rejects and leaves no file. */
export function backUp({ queries, engine }: Database, file: string): Promise<TableSummary[]> {
  return writeWhole(file, (part) =>
    queries
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((transaction) => copyToFile({ queries: transaction, engine }, part)),
  );
}

export type Replaced = {
  summaries: TableSummary[];
  /** Number of requests left out because their sender was erased after the backup. */
  stillErased: number;
};

/**
 * Backs up `target` and replaces its content, in one transaction, so that no request is stored in between.
 * @param check may reject, before anything is changed
 */
export function replaceAll(
  target: Database,
  source: Database & { isBackup?: boolean },
  safetyFile: string,
  check = async (_: Kysely<Tables>) => {},
): Promise<Replaced> {
  const { engine } = target;
  return target.queries.transaction().execute(async (queries) => {
    // On SQLite, this transaction holds the only write lock from its start.
    if (engine === "postgresql") {
      await sql`lock table quote_request, notice, photo, erasure in exclusive mode`.execute(
        queries,
      );
    }
    await check(queries);
    await writeWhole(safetyFile, (part) => copyToFile({ queries, engine }, part));
    const delivered = await findDelivered(source.queries, queries);
    const summaries = await copyTables(
      source,
      { queries, engine },
      source.isBackup ? PERHAPS_GIVEN : 0,
    );
    for (const { reference, ...state } of delivered) {
      await queries.updateTable("notice").set(state).where("reference", "=", reference).execute();
    }
    const stillErased = await applyErasures(queries);
    await queries
      .deleteFrom("erasedRequest")
      .where("id", "in", ({ selectFrom }) => selectFrom("quoteRequest").select("id"))
      .execute();
    return { summaries, stillErased };
  });
}

/** Deliveries that wait in the source but were sent from the target: they must not be sent again. */
async function findDelivered(source: Kysely<Tables>, target: Kysely<Tables>) {
  const waiting = await source
    .selectFrom("notice")
    .select("reference")
    .where("state", "=", "waiting")
    .execute();
  const sent = await target
    .selectFrom("notice")
    .select(["reference", "state", "attempts", "sentAt", "lastProblem"])
    .where("state", "=", "sent")
    .execute();
  const references = new Set(waiting.map(({ reference }) => reference));
  return sent.filter(({ reference }) => references.has(reference));
}

/** Opens a temporary, migrated copy of a backup. Rejects any other file, even an empty file, which SQLite accepts. */
export async function withBackup<T>(
  file: string,
  work: (source: Database & { isBackup?: boolean }) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(temporaryFolder("restore"));
  const copy = join(folder, "backup.sqlite");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    const real = realpathSync(file);
    copyFileSync(real, copy);
    // A site that was killed leaves its last requests in the write-ahead log.
    if (existsSync(`${real}-wal`)) copyFileSync(`${real}-wal`, `${copy}-wal`);
    if (!holdsQuoteRequests(copy)) {
      throw new CorruptDatabaseError(
        `${file} holds no quote requests: it is not a backup, or is damaged.`,
      );
    }
    const checkAndWork = async (source: Database) => {
      await checkRows(source).catch((error) => {
        if (!(error instanceof CorruptDatabaseError)) throw error;
        throw new CorruptDatabaseError(`${file} is damaged: ${error.message}.`);
      });
      return work({ ...source, isBackup: true });
    };
    return await withFile(copy, checkAndWork, file);
  } finally {
    remove();
    process.off("exit", remove);
  }
}

async function checkRows({ queries }: Database): Promise<void> {
  await summariseAll(queries);
  const erasures = await queries.selectFrom("erasure").selectAll().execute();
  for (const erasure of erasures) checkTimes("erasure", erasure);
}

function holdsQuoteRequests(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return (
      database.prepare("select 1 from sqlite_schema where name = 'quote_request'").get() !==
      undefined
    );
  } catch (error) {
    // Other damage is reported when the file is opened.
    return !isNoDatabase(error);
  } finally {
    database.close();
  }
}

function copyToFile(source: CopySource, part: string): Promise<TableSummary[]> {
  return withFile(part, ({ queries }) =>
    queries
      .transaction()
      .execute((file) => copyTables(source, { queries: file, engine: "sqlite" })),
  );
}

/** Atomic write: the file is either absent or complete, even if the program is killed. */
async function writeWhole<T>(file: string, write: (part: string) => Promise<T>): Promise<T> {
  sweepParts(file);
  const part = partOf(file);
  const removePart = () => {
    for (const name of [part, `${part}-journal`]) rmSync(name, { force: true });
  };
  removePart();
  process.once("exit", removePart);
  try {
    const result = await write(part);
    renameSync(part, file);
    return result;
  } finally {
    removePart();
    process.off("exit", removePart);
  }
}

async function withFile<T>(
  file: string,
  work: (database: Database) => Promise<T>,
  name = file,
): Promise<T> {
  const database = await openSingleFile(file, name);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
