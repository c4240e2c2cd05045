// Purge of expired quote requests and photos. Day limits are settings; the privacy policy promises their defaults.

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { retention as kept } from "#facts/privacy.ts";
import { countRows } from "#server/db/count-rows.ts";
import type { Database, Tables } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { addTime } from "#server/notify/delivery.ts";
import { photoMailName } from "#server/notify/mailer.ts";
import { type EraseOptions, eraseQuoteRequests } from "#server/quote/erase.ts";

export type Retention = Env["retention"];

const DAY = 24 * 60 * 60 * 1000;
/** Batch size: one statement can name this many ids, and a batch finishes quickly. */
const REQUESTS_AT_ONCE = 500;
/** Small batches: SQLite overwrites deleted photos under its only write lock, and storing a request needs that lock. */
const PHOTOS_AT_ONCE = 20;
const LAST_NUMBER = 2 ** 31 - 1;

export type Purged = { requests: number; photos: number };

/** Deletes requests, photos and erasure records that have expired by `now`. */
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
    const expired = selectExpired(queries, retention, now).select("id").limit(REQUESTS_AT_ONCE);
    const ids = (await expired.execute()).map(({ id }) => id);
    requests += await eraseQuoteRequests(options, ids);
    if (ids.length < REQUESTS_AT_ONCE) break;
  }
  return { requests, photos: await purgePhotos(options, retention, now) };
}

/** Deletes expired photos and the mail files that contain them, but not their requests. */
async function purgePhotos(
  { database: { queries, engine }, dataDir }: EraseOptions,
  retention: Retention,
  now: Date,
): Promise<number> {
  let purged = 0;
  for (;;) {
    const photos = await selectExpiredPhotos(queries, retention, now)
      .select(["id", "quoteRequestId"])
      .limit(PHOTOS_AT_ONCE)
      .execute();
    if (photos.length === 0) break;
    const ids = photos.map(({ id }) => id);
    await queries.deleteFrom("photo").where("id", "in", ids).execute();
    for (const { id, quoteRequestId } of photos) {
      await rm(join(dataDir, "mail", `${photoMailName(quoteRequestId, id)}.eml`), { force: true });
    }
    purged += photos.length;
  }
  if (purged > 0 && engine === "sqlite") {
    await sql`pragma wal_checkpoint(truncate)`.execute(queries);
  }
  return purged;
}

type Scale = { expired: number; held: number };
export type PurgeScale = { requests: Scale; photos: Scale };

export async function measurePurge(
  { queries }: Database,
  retention: Retention,
  now: Date,
): Promise<PurgeScale> {
  return {
    requests: {
      expired: await countRows(selectExpired(queries, retention, now)),
      held: await countRows(queries.selectFrom("quoteRequest")),
    },
    photos: {
      expired: await countRows(selectExpiredPhotos(queries, retention, now)),
      held: await countRows(queries.selectFrom("photo")),
    },
  };
}

function selectExpired(queries: Kysely<Tables>, { days, spamDays }: Retention, now: Date) {
  const asCustomer = yearsBefore(now, kept.customerRecords.amount);
  const arrived = (time: string) => arrivedBefore("quote_request", time, now);
  return queries.selectFrom("quoteRequest").where(({ eb, or, and }) => {
    const isNotCustomer = eb("customerSince", "is", null);
    const [isHonest, isSpam] = [eb("spamReason", "is", null), eb("spamReason", "is not", null)];
    return or([
      and([isNotCustomer, isHonest, arrived(addTime(now, -days * DAY))]),
      and([isNotCustomer, isSpam, arrived(addTime(now, -spamDays * DAY))]),
      and([eb("customerSince", "<", asCustomer), arrived(asCustomer)]),
    ]);
  });
}

function selectExpiredPhotos(queries: Kysely<Tables>, { photoDays }: Retention, now: Date) {
  return queries
    .selectFrom("photo")
    .where(arrivedBefore("photo", addTime(now, -photoDays * DAY), now))
    .where("quoteRequestId", "in", ({ selectFrom }) =>
      selectFrom("quoteRequest").select("id").where("customerSince", "is", null),
    );
}

/**
 * Whether a row arrived before `time`. A slow clock dates rows too early, but ids rise in order of arrival.
 * So no row with a lower id may be dated `time` or later. Ignores rows dated after `now`: their dates are wrong.
 */
function arrivedBefore(
  table: "quote_request" | "photo",
  time: string,
  now: Date,
): RawBuilder<SqlBool> {
  const name = sql.table(table);
  return sql<SqlBool>`(${name}.received_at < ${time} and ${name}.id < (
    select coalesce(min(younger.id), ${sql.lit(LAST_NUMBER)}) from ${name} as younger
    where younger.received_at >= ${time} and younger.received_at <= ${now.toISOString()}))`;
}

function yearsBefore(now: Date, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then.toISOString();
}
