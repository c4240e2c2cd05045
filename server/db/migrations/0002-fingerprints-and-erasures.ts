// Finds repeats, and how often an email address was told of today, by index; remembers who was erased,
// so that restoring a backup does not bring them back, and whose mail files have yet to go.

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../schema.ts";

export function createFingerprintsAndErasures(engine: Engine): Migration {
  const time = engine === "sqlite" ? "text" : "timestamptz";

  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("quote_request").addColumn("fingerprint", "text").execute();
      for (const column of ["fingerprint", "email_key"]) {
        await db.schema
          .createIndex(`quote_request_told_${column}`)
          .on("quote_request")
          .columns([column, "received_at"])
          .where(sql.ref("spam_reason"), "is", sql.lit(null))
          .execute();
      }
      await db.schema
        .createTable("erasure")
        .addColumn("email_hash", "text", (column) => column.primaryKey())
        .addColumn("erased_at", time, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("erased_request")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("erased_at", time, (column) => column.notNull())
        .execute();
    },
  };
}
