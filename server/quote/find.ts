// Looks quote requests up again, for the people of the studio.

import { type Kysely, sql } from "kysely";
import type { StoredNotice, StoredQuoteRequest, Tables } from "#server/db/schema.ts";

/** `all` and `open` leave out what is set aside as spam; `any` holds everything. */
export type Shelf = "all" | "open" | "spam" | "any";

export type Selection = {
  shelf: Shelf;
  /** Each must stand in the name, the address or the vehicle. */
  words?: readonly string[];
  /** Only those with a lower number. */
  before?: number | undefined;
  limit?: number;
};

/** Characters: name, address and vehicle are shorter, all together. */
const LONGEST_SEARCH = 600;

/** Newest first. */
export async function listQuoteRequests(
  queries: Kysely<Tables>,
  { shelf, words = [], before, limit }: Selection,
): Promise<StoredQuoteRequest[]> {
  // Nor does SQLite take any number of words.
  if ([...words.join(" ")].length > LONGEST_SEARCH) return [];
  let found = selectShelf(queries, shelf).selectAll().orderBy("id", "desc");
  for (const word of words) found = found.where(holds(word));
  if (before !== undefined) found = found.where("id", "<", before);
  return (limit === undefined ? found : found.limit(limit)).execute();
}

export async function countOpen(queries: Kysely<Tables>): Promise<number> {
  const { count } = await selectShelf(queries, "open")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The words of a search, each of which has to be found. */
export function splitSearch(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

function selectShelf(queries: Kysely<Tables>, shelf: Shelf) {
  const all = queries.selectFrom("quoteRequest");
  if (shelf === "any") return all;
  const shown = all.where("spamReason", shelf === "spam" ? "is not" : "is", null);
  if (shelf !== "open") return shown;
  return shown.where("answeredAt", "is", null).where("customerSince", "is", null);
}

/** SQLite folds the case of ASCII alone: other letters are looked for in each way that people write them. */
function holds(word: string) {
  const [first = "", ...rest] = word.toLowerCase();
  const spellings = [
    word,
    word.toLowerCase(),
    word.toUpperCase(),
    first.toUpperCase() + rest.join(""),
  ];
  const text = sql`lower(first_name || ' ' || email || ' ' || make || ' ' || model)`;
  const tests = [...new Set(spellings)].map(
    (spelling) => sql`${text} like lower(cast(${toPattern(spelling)} as text)) escape '!'`,
  );
  return sql<boolean>`(${sql.join(tests, sql` or `)})`;
}

function toPattern(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
}

export function findQuoteRequest(
  queries: Kysely<Tables>,
  id: number,
): Promise<StoredQuoteRequest | undefined> {
  return queries.selectFrom("quoteRequest").selectAll().where("id", "=", id).executeTakeFirst();
}

/** In the order they were made. */
export function listNoticesOf(queries: Kysely<Tables>, id: number): Promise<StoredNotice[]> {
  return queries
    .selectFrom("notice")
    .selectAll()
    .where("quoteRequestId", "=", id)
    .orderBy("id")
    .execute();
}
