// Queries for stored photos, excluding those that the visitor deleted.

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

/** Photos of these requests without image data, in order of arrival. */
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

export function findPhoto(queries: Kysely<Tables>, id: number): Promise<StoredPhoto | undefined> {
  return queries
    .selectFrom("photo")
    .selectAll()
    .where("id", "=", id)
    .where("bytes", ">", 0)
    .executeTakeFirst();
}
