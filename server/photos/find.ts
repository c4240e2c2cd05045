// Queries for stored photos. Those that the visitor took back are left out.

import type { Kysely } from "kysely";
import type { StoredPhoto, Tables } from "#server/db/schema.ts";

export type PhotoInBrief = Omit<StoredPhoto, "image">;

const brief = [
  "id",
  "quoteRequestId",
  "photoKey",
  "receivedAt",
  "bytes",
  "width",
  "height",
  "noticeReference",
] as const;

/** Of these requests, without the pictures themselves, in the order they came. */
export async function listPhotosOf(
  queries: Kysely<Tables>,
  quoteRequestIds: readonly number[],
): Promise<PhotoInBrief[]> {
  if (quoteRequestIds.length === 0) return [];
  return queries
    .selectFrom("photo")
    .select(brief)
    .where("quoteRequestId", "in", quoteRequestIds)
    .where("bytes", ">", 0)
    .orderBy("id")
    .execute();
}

/** One photo with its picture. */
export function findPhoto(queries: Kysely<Tables>, id: number): Promise<StoredPhoto | undefined> {
  return queries
    .selectFrom("photo")
    .selectAll()
    .where("id", "=", id)
    .where("bytes", ">", 0)
    .executeTakeFirst();
}
