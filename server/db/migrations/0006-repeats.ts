// Marks a request that repeats another, counts confirmations by mailbox, and keeps which of the studio's
// addresses a mail has reached.

import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { toEmailKey } from "#server/quote/mailbox.ts";

export function createRepeats(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const [name, type] of [
        ["mailbox_key", "text"],
        ["repeat_of", "integer"],
      ] as const) {
        await db.schema.alterTable("quote_request").addColumn(name, type).execute();
      }
      await db.schema.alterTable("notice").addColumn("delivered_to", "text").execute();
      await db.schema
        .createIndex("quote_request_told_mailbox_key")
        .on("quote_request")
        .columns(["mailbox_key", "received_at"])
        .where(sql.ref("spam_reason"), "is", sql.lit(null))
        .execute();
      await rewriteEmailKeys(db);
    },
  };
}

/** Until now a key was the address in lower case, so that an erasure missed other spellings of a domain. */
export async function rewriteEmailKeys(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{
    id: number;
    emailKey: string;
  }>`select id, email_key from quote_request`.execute(db);
  for (const { id, emailKey } of rows) {
    const key = toEmailKey(emailKey);
    if (key === emailKey) continue;
    await sql`update quote_request set email_key = ${key} where id = ${id}`.execute(db);
  }
}
