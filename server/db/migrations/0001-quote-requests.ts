// The first tables: quote requests, their notices, and the row that readiness is tried on.

import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../schema.ts";

export function createQuoteRequests(engine: Engine): Migration {
  const time = engine === "sqlite" ? "text" : "timestamptz";

  /** Never the same number twice, not even after an erasure. */
  function withId<T extends string>(table: CreateTableBuilder<T>): CreateTableBuilder<T, "id"> {
    return table.addColumn("id", "integer", (column) =>
      engine === "sqlite"
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    ) as CreateTableBuilder<T, "id">;
  }

  return {
    async up(db: Kysely<unknown>) {
      await withId(db.schema.createTable("quote_request"))
        .addColumn("received_at", time, (column) => column.notNull())
        .addColumn("first_name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_key", "text", (column) => column.notNull())
        .addColumn("make", "text", (column) => column.notNull())
        .addColumn("model", "text", (column) => column.notNull())
        .addColumn("wrap_type", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
        .addColumn("spam_reason", "text")
        .addColumn("customer_since", time)
        .execute();
      await index(db, "quote_request", "email_key");
      await index(db, "quote_request", "received_at");

      await withId(db.schema.createTable("notice"))
        .addColumn("quote_request_id", "integer", (column) =>
          column.notNull().references("quote_request.id").onDelete("cascade"),
        )
        .addColumn("channel", "text", (column) => column.notNull())
        .addColumn("reference", "text", (column) => column.notNull().unique())
        .addColumn("state", "text", (column) =>
          column.notNull().check(sql`state in ('waiting', 'sent', 'parked')`),
        )
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("created_at", time, (column) => column.notNull())
        .addColumn("due_at", time, (column) => column.notNull())
        .addColumn("claimed_until", time)
        .addColumn("give_up_at", time, (column) => column.notNull())
        .addColumn("sent_at", time)
        .addColumn("last_problem", "text")
        .addUniqueConstraint("notice_once_a_channel", ["quote_request_id", "channel"])
        .execute();
      await db.schema
        .createIndex("notice_due")
        .on("notice")
        .columns(["channel", "due_at"])
        .where(sql.ref("state"), "=", sql.lit("waiting"))
        .execute();

      // SQLite's site counts in memory.
      if (engine === "postgresql") {
        await db.schema
          .createTable("rate_limit")
          .addColumn("key", "varchar(255)", (column) => column.primaryKey())
          .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
          .addColumn("expire", "bigint")
          .execute();
      }
      await db.schema
        .createTable("readiness")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("written_at", time, (column) => column.notNull())
        .execute();
    },
  };
}

async function index(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
