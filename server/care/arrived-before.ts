// SQL conditions for rows older than a time. A clock that was behind dates rows too early, so the number counts as well:
// rows are numbered as they arrive, and none is older than one with a lower number.

import { type RawBuilder, type SqlBool, sql } from "kysely";

const LAST_NUMBER = 2 ** 31 - 1;

/** Both conditions must hold. A date after `now` is wrong and says nothing about later rows. */
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
