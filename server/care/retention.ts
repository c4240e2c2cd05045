// How long quote requests are kept, and the purge of those that are past it. The privacy policy promises it.

import type { ExpressionBuilder, Kysely } from "kysely";
import { retention as kept } from "#facts/privacy.ts";
import type { Database, Tables } from "#server/db/schema.ts";
import { type EraseOptions, eraseQuoteRequests } from "#server/quote/erase.ts";

export type Retention = {
  /** For requests that never became a customer's. */
  days: number;
  spamDays: number;
};

const DAY = 24 * 60 * 60 * 1000;
/** Few enough for one statement, many enough to be done soon. */
const AT_ONCE = 500;

/** Resolves to how many requests went. */
export async function purgeExpired(options: EraseOptions, retention: Retention): Promise<number> {
  const { queries } = options.database;
  const now = options.now();
  await queries
    .deleteFrom("erasure")
    .where("erasedAt", "<", yearsBefore(now, kept.erasure.amount))
    .execute();
  let purged = 0;
  for (;;) {
    const rows = await selectExpired(queries, retention, now).select("id").limit(AT_ONCE).execute();
    purged += await eraseQuoteRequests(
      options,
      rows.map(({ id }) => id),
    );
    if (rows.length < AT_ONCE) return purged;
  }
}

export type PurgeScale = { expired: number; held: number };

export async function measurePurge(
  { queries }: Database,
  retention: Retention,
  now: Date,
): Promise<PurgeScale> {
  const count = ({ fn }: ExpressionBuilder<Tables, "quoteRequest">) =>
    fn.countAll<number | string>().as("rows");
  const expired = await selectExpired(queries, retention, now)
    .select(count)
    .executeTakeFirstOrThrow();
  const held = await queries.selectFrom("quoteRequest").select(count).executeTakeFirstOrThrow();
  return { expired: Number(expired.rows), held: Number(held.rows) };
}

/** So much at once is more often a clock that was set wrong than the passing of time. */
export function isDoubtful({ expired, held }: PurgeScale): boolean {
  return expired >= 10 && expired > held / 2;
}

function selectExpired(queries: Kysely<Tables>, { days, spamDays }: Retention, now: Date) {
  const before = (age: number) => new Date(now.getTime() - age * DAY).toISOString();
  return queries
    .selectFrom("quoteRequest")
    .where(({ eb, or, and }) =>
      or([
        and([
          eb("customerSince", "is", null),
          eb("spamReason", "is", null),
          eb("receivedAt", "<", before(days)),
        ]),
        and([
          eb("customerSince", "is", null),
          eb("spamReason", "is not", null),
          eb("receivedAt", "<", before(spamDays)),
        ]),
        eb("customerSince", "<", yearsBefore(now, kept.customerRecords.amount)),
      ]),
    );
}

function yearsBefore(now: Date, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then.toISOString();
}
