// Permanent deletion of quote requests with their deliveries, photos, and mails stored as files.

import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { recordErasure } from "#server/db/backup/erasures.ts";
import type { Database } from "#server/db/schema.ts";
import { findRequestOfMail } from "#server/notify/mailer.ts";
import { freeReminder } from "#server/reminder/queue-reminder.ts";
import { toEmailKey } from "./mailbox.ts";

export type EraseOptions = { database: Database; dataDir: string };

const DAY = 24 * 60 * 60 * 1000;

/** Resolves to the number of requests erased. */
export async function eraseQuoteRequests(
  options: EraseOptions,
  ids: readonly number[],
): Promise<number> {
  return ids.length === 0 ? 0 : erase(options, ids, async () => {});
}

/** Erases all data on a person. Records the erasure even if nothing is found: a backup may still hold data. */
export async function erasePerson(
  options: EraseOptions,
  email: string,
  ids: readonly number[],
): Promise<void> {
  const key = toEmailKey(email);
  await erase(options, ids, async (queries, now) => {
    // A slow clock must not date the erasure before the requests, or a restore would bring them back.
    const newest = await queries
      .selectFrom("quoteRequest")
      .select(({ fn }) => fn.max("receivedAt").as("time"))
      .where("emailKey", "=", key)
      .executeTakeFirst();
    await recordErasure(queries, key, newest?.time && newest.time > now ? newest.time : now);
  });
  for (const file of await findMailFiles(options.dataDir, email)) await rm(file, { force: true });
}

/** Mail files with this address in a header, even if a restore has removed their request. */
export async function findMailFiles(dataDir: string, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of await listMails(dataDir)) {
    if (!file.endsWith(".eml")) continue;
    const mail = await readFile(file, "utf8");
    if (emailKeysIn(mail).has(toEmailKey(email))) found.push(file);
  }
  return found;
}

/** Keys of all addresses in the mail's headers. */
function emailKeysIn(mail: string): Set<string> {
  const [headers = ""] = mail.split(/\r?\n\r?\n/, 1);
  return new Set(headers.match(/[^\s<>,;:"]+@[^\s<>,;:"]+/g)?.map(toEmailKey));
}

async function erase(
  options: EraseOptions,
  ids: readonly number[],
  record: (queries: Database["queries"], erasedAt: string) => Promise<void>,
): Promise<number> {
  const { database } = options;
  const erasedAt = (await database.now()).toISOString();
  const count = await database.queries.transaction().execute(async (transaction) => {
    await record(transaction, erasedAt);
    return ids.length === 0 ? 0 : removeRows(transaction, ids, erasedAt);
  });
  await sweepErasedMails(options);
  // Otherwise deleted rows stay readable in SQLite's write-ahead log for a while.
  if (database.engine === "sqlite") {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.queries);
  }
  return count;
}

async function removeRows(
  queries: Database["queries"],
  ids: readonly number[],
  erasedAt: string,
): Promise<number> {
  await freeReminder(queries, ids, erasedAt);
  const { numDeletedRows } = await queries
    .deleteFrom("quoteRequest")
    .where("id", "in", ids)
    .executeTakeFirstOrThrow();
  // Mail files are removed after the commit, and for another day: a delivery under way may still write one.
  await queries
    .insertInto("erasedRequest")
    .values(ids.map((id) => ({ id, erasedAt })))
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ erasedAt }))
    .execute();
  return Number(numDeletedRows);
}

/** Removes mail files of erased requests, including those written during the erasure. */
export async function sweepErasedMails({ database, dataDir }: EraseOptions): Promise<void> {
  const { queries } = database;
  const erased = await queries.selectFrom("erasedRequest").select("id").execute();
  if (erased.length === 0) return;
  const ids = new Set<number | undefined>(erased.map(({ id }) => id));
  for (const file of await listMails(dataDir)) {
    if (ids.has(findRequestOfMail(basename(file)))) await rm(file, { force: true });
  }
  const settled = new Date((await database.now()).getTime() - DAY).toISOString();
  await queries.deleteFrom("erasedRequest").where("erasedAt", "<", settled).execute();
}

/** Unlike `glob`, rejects if the folder cannot be read: an overlooked mail would be kept. */
async function listMails(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "mail");
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.map((name) => join(folder, name));
}
