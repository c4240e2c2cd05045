// Everything that is held on one person, and taking it away again.

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database, StoredNotice, StoredQuoteRequest } from "#server/db/schema.ts";
import { mailFileNames } from "#server/notify/mailer.ts";
import { toEmailKey } from "./spam.ts";

export type HeldOnPerson = { requests: StoredQuoteRequest[]; notices: StoredNotice[] };

/** Newest first; the case of the address does not matter. */
export async function findByEmail({ queries }: Database, email: string): Promise<HeldOnPerson> {
  const requests = await queries
    .selectFrom("quote_request")
    .selectAll()
    .where("email_key", "=", toEmailKey(email))
    .orderBy("id", "desc")
    .execute();
  if (requests.length === 0) return { requests, notices: [] };
  const notices = await queries
    .selectFrom("notice")
    .selectAll()
    .where(
      "quote_request_id",
      "in",
      requests.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  return { requests, notices };
}

/** Removes requests with their notices and the mails kept as files. Resolves to how many requests went. */
export async function eraseQuoteRequests(
  database: Database,
  dataDir: string,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await database.queries
    .deleteFrom("quote_request")
    .where("id", "in", ids)
    .executeTakeFirstOrThrow();
  for (const name of ids.flatMap(mailFileNames)) {
    await rm(join(dataDir, "mail", name), { force: true });
  }
  // What was deleted would otherwise stay readable in SQLite's log for a while.
  if (database.engine === "sqlite") {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.queries);
  }
  return Number(numDeletedRows);
}
