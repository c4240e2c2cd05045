// Retention of quote requests as the privacy policy promises it, and the purge of expired ones.

import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { retention as kept } from "#facts/privacy.ts";
import type { Database, Tables } from "#server/db/schema.ts";
import { type EraseOptions, eraseQuoteRequests } from "#server/quote/erase.ts";
import { arrivedBefore } from "./arrived-before.ts";
import { purgePhotos, selectExpiredPhotos } from "./purge-photos.ts";

export type Retention = {
  /** For requests that never became a customer's. */
  days: number;
  spamDays: number;
  /** For photos of requests that are no customer's. */
  photoDays: number;
};

const DAY = 24 * 60 * 60 * 1000;
/** Few enough for one statement, many enough to be done soon. */
const AT_ONCE = 500;

export type Purged = { requests: number; photos: number };

/** @param now by which the time of each is past. */
export async function purgeExpired(
  options: EraseOptions,
  retention: Retention,
  now: Date,
): Promise<Purged> {
  const { queries } = options.database;
  await queries
    .deleteFrom("erasure")
    .where("erasedAt", "<", yearsBefore(now, kept.erasure.amount))
    .execute();
  let requests = 0;
  for (;;) {
    const rows = await selectExpired(queries, retention, now).select("id").limit(AT_ONCE).execute();
    requests += await eraseQuoteRequests(
      options,
      rows.map(({ id }) => id),
    );
    if (rows.length < AT_ONCE) break;
  }
  return { requests, photos: await purgePhotos(options, retention.photoDays, now) };
}

type Scale = { expired: number; held: number };
export type PurgeScale = { requests: Scale; photos: Scale };

export async function measurePurge(
  { queries }: Database,
  retention: Retention,
  now: Date,
): Promise<PurgeScale> {
  const { photoDays } = retention;
  return {
    requests: {
      expired: await countRows(selectExpired(queries, retention, now)),
      held: await countRows(queries.selectFrom("quoteRequest")),
    },
    photos: {
      expired: await countRows(selectExpiredPhotos(queries, photoDays, now)),
      held: await countRows(queries.selectFrom("photo")),
    },
  };
}

async function countRows<Table extends "quoteRequest" | "photo">(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows
    .select(sql<number | string>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function selectExpired(queries: Kysely<Tables>, { days, spamDays }: Retention, now: Date) {
  const before = (age: number) => new Date(now.getTime() - age * DAY).toISOString();
  const asCustomer = yearsBefore(now, kept.customerRecords.amount);
  return queries
    .selectFrom("quoteRequest")
    .where(({ eb, or, and }) =>
      or([
        and([
          eb("customerSince", "is", null),
          eb("spamReason", "is", null),
          ...arrivedBefore("quote_request", before(days), now),
        ]),
        and([
          eb("customerSince", "is", null),
          eb("spamReason", "is not", null),
          ...arrivedBefore("quote_request", before(spamDays), now),
        ]),
        and([
          eb("customerSince", "<", asCustomer),
          ...arrivedBefore("quote_request", asCustomer, now),
        ]),
      ]),
    );
}

function yearsBefore(now: Date, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then.toISOString();
}
