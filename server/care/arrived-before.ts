// Whether a row is older than a time. What a clock that was behind has dated too early is told by its number: rows are
// numbered in the order of their arrival, so none is older than one of a lower number.

import { type RawBuilder, type SqlBool, sql } from "kysely";

const LAST_NUMBER = 2 ** 31 - 1;

/** Conditions that hold together. A date after `now` is wrong, and tells nothing of the rows after it. */
export function arrivedBefore(
  table: "quote_request" | "photo",
  time: string,
  now: Date,
): [RawBuilder<SqlBool>, RawBuilder<SqlBool>] {
  const name = sql.table(table);
  return [
    sql<SqlBool>`${name}.received_at < ${time}`,
    sql<SqlBool>`${name}.id < (select coalesce(min(younger.id), ${sql.lit(LAST_NUMBER)})
      from ${name} as younger
      where younger.received_at >= ${time} and younger.received_at <= ${now.toISOString()})`,
  ];
}
