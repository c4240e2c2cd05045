// What the studio has done with a request: when it was answered, and what it noted. Finds those that are open by
// index; keeps what the site has to know from one start to the next.

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../schema.ts";

export function createAnswered(engine: Engine): Migration {
  const time = engine === "sqlite" ? "text" : "timestamptz";

  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("quote_request").addColumn("answered_at", time).execute();
      await db.schema.alterTable("quote_request").addColumn("note", "text").execute();
      await db.schema
        .createIndex("quote_request_open")
        .on("quote_request")
        .column("received_at")
        .where(sql.ref("answered_at"), "is", sql.lit(null))
        .where(sql.ref("spam_reason"), "is", sql.lit(null))
        .execute();
      await db.schema
        .createTable("setting")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
    },
  };
}
