// Finds spam by index: each notice mail says how much was kept back that week, however many requests are stored.

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export function createSpamIndex(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex("quote_request_spam")
        .on("quote_request")
        .column("received_at")
        .where(sql.ref("spam_reason"), "is not", sql.lit(null))
        .execute();
    },
  };
}
