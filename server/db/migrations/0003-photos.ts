// Photos of vehicles, in the database itself: whatever is done to it (backup, move, erasure) is done to them.

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../schema.ts";

export function createPhotos(engine: Engine): Migration {
  const [time, bytes] =
    engine === "sqlite" ? (["text", "blob"] as const) : (["timestamptz", "bytea"] as const);

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("photo")
        .addColumn("id", "integer", (column) =>
          engine === "sqlite"
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn("quote_request_id", "integer", (column) =>
          column.notNull().references("quote_request.id").onDelete("cascade"),
        )
        .addColumn("photo_key", "text", (column) => column.notNull())
        .addColumn("received_at", time, (column) => column.notNull())
        .addColumn("bytes", "integer", (column) => column.notNull())
        .addColumn("width", "integer", (column) => column.notNull())
        .addColumn("height", "integer", (column) => column.notNull())
        .addColumn("notice_reference", "text")
        // Last, so that SQLite reads the others without it.
        .addColumn("image", bytes as "blob", (column) => column.notNull())
        .addUniqueConstraint("photo_once_a_request", ["quote_request_id", "photo_key"])
        .execute();
      // All that a look at the space in use needs.
      await db.schema.createIndex("photo_bytes").on("photo").column("bytes").execute();
      await db.schema.createIndex("photo_received_at").on("photo").column("received_at").execute();
      await db.schema
        .createIndex("photo_not_told")
        .on("photo")
        .columns(["quote_request_id", "received_at"])
        .where(sql.ref("notice_reference"), "is", sql.lit(null))
        .execute();
    },
  };
}
