// Everything that is held on one person.

import type { Database, StoredNotice, StoredQuoteRequest } from "#server/db/schema.ts";
import { listPhotosOf, type PhotoInBrief } from "#server/photos/find.ts";
import { toEmailKey } from "./mailbox.ts";

export type HeldOnPerson = {
  requests: StoredQuoteRequest[];
  notices: StoredNotice[];
  photos: PhotoInBrief[];
};

/** Newest first, however the address is spelt. */
export async function findByEmail({ queries }: Database, email: string): Promise<HeldOnPerson> {
  const requests = await queries
    .selectFrom("quoteRequest")
    .selectAll()
    .where("emailKey", "=", toEmailKey(email))
    .orderBy("id", "desc")
    .execute();
  if (requests.length === 0) return { requests, notices: [], photos: [] };
  const ids = requests.map(({ id }) => id);
  const notices = await queries
    .selectFrom("notice")
    .selectAll()
    .where("quoteRequestId", "in", ids)
    .orderBy("id")
    .execute();
  return { requests, notices, photos: await listPhotosOf(queries, ids) };
}
