// Purge of expired photos, which are kept for a shorter time than their quote requests.

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/db/schema.ts";
import { photoMailName } from "#server/notify/mailer.ts";
import type { EraseOptions } from "#server/quote/erase.ts";
import { arrivedBefore } from "./arrived-before.ts";

const DAY = 24 * 60 * 60 * 1000;
/** SQLite overwrites what it frees, and has one writer: a few at a time keep no quote request waiting. */
const AT_ONCE = 20;

/** Of requests that are no customer's. @param days that a photo is kept. */
export function selectExpiredPhotos(queries: Kysely<Tables>, days: number, now: Date) {
  const before = new Date(now.getTime() - days * DAY).toISOString();
  return queries
    .selectFrom("photo")
    .where(({ and }) => and(arrivedBefore("photo", before, now)))
    .where("quoteRequestId", "in", ({ selectFrom }) =>
      selectFrom("quoteRequest").select("id").where("customerSince", "is", null),
    );
}

/** With the mails that hold them, where mails are kept as files. Resolves to how many photos went. */
export async function purgePhotos(
  { database: { queries, engine }, dataDir }: EraseOptions,
  days: number,
  now: Date,
): Promise<number> {
  let purged = 0;
  for (;;) {
    const photos = await selectExpiredPhotos(queries, days, now)
      .select(["id", "quoteRequestId"])
      .limit(AT_ONCE)
      .execute();
    if (photos.length === 0) break;
    const ids = photos.map(({ id }) => id);
    await queries.deleteFrom("photo").where("id", "in", ids).execute();
    for (const photo of photos) {
      await rm(join(dataDir, "mail", `${photoMailName(photo.quoteRequestId, photo.id)}.eml`), {
        force: true,
      });
    }
    purged += photos.length;
  }
  if (purged > 0 && engine === "sqlite") {
    await sql`pragma wal_checkpoint(truncate)`.execute(queries);
  }
  return purged;
}
