// Verified copy of a whole database, for backup, restore and the move to PostgreSQL.

import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { CorruptDatabaseError } from "#server/db/errors.ts";
import type { Engine, Tables } from "#server/db/schema.ts";
import { changeSetting, readSetting } from "#server/db/settings.ts";
import { mergeErasures } from "./erasures.ts";

/** Table names in raw SQL, ordered so that each table follows the tables it references. */
const copied = { quoteRequest: "quote_request", notice: "notice", photo: "photo" } as const;
export type Copied = keyof typeof copied;
const copiedTables = Object.keys(copied) as Copied[];

export type TableSummary = { table: Copied; rows: number; checksum: string };

/** Rows per batch in memory; a photo can be a few megabytes. */
const AT_ONCE: Record<Copied, number> = { quoteRequest: 500, notice: 500, photo: 8 };

/** `queries` should be a transaction, so that all tables are read from one snapshot. */
export type CopySource = { queries: Kysely<Tables>; engine: Engine };

/** Number of ids to skip after a restore, since mails sent after the backup may name them. */
export const PERHAPS_GIVEN = 100;

/**
 * Replaces `to`'s rows. Rejects if the copy differs.
 * @param skip how many ids to skip if `from` has used higher ids than `to`
 */
export async function copyTables(
  from: CopySource,
  to: CopySource,
  skip = 0,
): Promise<TableSummary[]> {
  for (const table of copiedTables.toReversed()) await to.queries.deleteFrom(table).execute();
  const summaries: TableSummary[] = [];
  for (const table of copiedTables) {
    const [given, held] = [await readLastNumber(from, table), await readLastNumber(to, table)];
    const source = await readTable(from.queries, table, async (rows) => {
      const insert = to.queries.insertInto(table).values(rows as never);
      await insert.execute();
    });
    const copy = await readTable(to.queries, table);
    if (copy.checksum !== source.checksum) {
      throw new Error(`The copy of ${copied[table]} differs: ${copy.rows} of ${source.rows} rows.`);
    }
    await continueNumbers(to, table, held < given ? given + skip : held);
    summaries.push(source);
  }
  await mergeErasures(from.queries, to.queries);
  // Keep "mark as answered" links in earlier mails working.
  const key = await readSetting(from.queries, "answer key");
  if (key) await changeSetting(to.queries, "answer key", key);
  return summaries;
}

export async function summariseAll(queries: Kysely<Tables>): Promise<TableSummary[]> {
  const summaries: TableSummary[] = [];
  for (const table of copiedTables) summaries.push(await readTable(queries, table));
  return summaries;
}

/** Row count and checksum, comparable between engines. */
async function readTable(
  queries: Kysely<Tables>,
  table: Copied,
  onRows = async (_: object[]) => {},
): Promise<TableSummary> {
  const hash = createHash("sha256");
  let rows = 0;
  let last = 0;
  for (;;) {
    const page = await queries
      .selectFrom(table)
      .selectAll()
      .where("id", ">", last)
      .orderBy("id")
      .limit(AT_ONCE[table])
      .execute();
    for (const row of page) {
      checkTimes(table, row);
      hash.update(JSON.stringify(Object.entries(row).sort(), printBytes));
    }
    if (page.length > 0) await onRows(page);
    rows += page.length;
    last = page.at(-1)?.id ?? last;
    if (page.length < AT_ONCE[table]) return { table, rows, checksum: hash.digest("hex") };
  }
}

/** Throws for malformed times, which SQLite stores but our code could not parse. */
export function checkTimes(table: string, row: object): void {
  for (const [column, value] of Object.entries(row)) {
    if (!/(At|Since|Until)$/.test(column) || value === null) continue;
    if (typeof value === "string" && !Number.isNaN(Date.parse(value))) continue;
    throw new CorruptDatabaseError(`a row of ${table} holds "${value}" as a time`);
  }
}

/** JSON replacer that hashes bytes, since the drivers return different array types. */
function printBytes(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const bytes = this[key];
  return bytes instanceof Uint8Array ? createHash("sha256").update(bytes).digest("hex") : value;
}

/** The highest id ever used, including deleted rows. */
async function readLastNumber({ queries, engine }: CopySource, table: Copied): Promise<number> {
  const { rows } = await (engine === "sqlite"
    ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${copied[table]}`
    : sql<{
        last: string;
      }>`select last_value as last from ${sql.id(`${copied[table]}_id_seq`)} where is_called`
  ).execute(queries);
  return Number(rows[0]?.last ?? 0);
}

/** Sets the table's id counter, so that no id is reused even after a move to another database. */
async function continueNumbers(
  { queries, engine }: CopySource,
  table: Copied,
  last: number,
): Promise<void> {
  if (last === 0) return;
  const name = copied[table];
  if (engine === "postgresql") {
    await sql`select setval(${`${name}_id_seq`}::regclass, ${last})`.execute(queries);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(queries);
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(queries);
}
