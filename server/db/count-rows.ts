// Number of rows that a query selects. PostgreSQL returns it as a string.

import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "./schema.ts";

export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows
    .select(sql<number | string>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
