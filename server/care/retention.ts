// How long quote requests are kept, and the purge of those that are past it. The privacy policy promises it.

import { recordsKept } from "#facts/times.ts";
import type { Database } from "#server/db/schema.ts";
import { eraseQuoteRequests } from "#server/quote/person.ts";

export type Retention = {
  /** For requests that never became a customer's. */
  days: number;
  spamDays: number;
};

const DAY = 24 * 60 * 60 * 1000;
/** Few enough for one statement, many enough to be done soon. */
const AT_ONCE = 500;

/** Resolves to how many requests went. */
export async function purgeExpired(
  database: Database,
  dataDir: string,
  retention: Retention,
  now: Date,
): Promise<number> {
  let purged = 0;
  for (;;) {
    const ids = await findExpired(database, retention, now);
    purged += await eraseQuoteRequests(database, dataDir, ids);
    if (ids.length < AT_ONCE) return purged;
  }
}

async function findExpired(
  { queries }: Database,
  { days, spamDays }: Retention,
  now: Date,
): Promise<number[]> {
  const before = (age: number) => new Date(now.getTime() - age * DAY).toISOString();
  const rows = await queries
    .selectFrom("quote_request")
    .select("id")
    .where(({ eb, or, and }) =>
      or([
        and([
          eb("customer_since", "is", null),
          eb("spam_reason", "is", null),
          eb("received_at", "<", before(days)),
        ]),
        and([
          eb("customer_since", "is", null),
          eb("spam_reason", "is not", null),
          eb("received_at", "<", before(spamDays)),
        ]),
        eb("customer_since", "<", yearsBefore(now, recordsKept.amount)),
      ]),
    )
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

function yearsBefore(now: Date, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then.toISOString();
}
