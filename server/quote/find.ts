// Queries for stored quote requests.

import type { Kysely } from "kysely";
import { type QuoteValues, quoteFields } from "#contract/quote-request.ts";
import { countRows } from "#server/db/count-rows.ts";
import type { Database, StoredDelivery, StoredQuoteRequest, Tables } from "#server/db/schema.ts";
import { listPhotosOf, type PhotoInBrief } from "#server/photos/find.ts";
import { toEmailKey } from "./mailbox.ts";

/** `all` and `open` exclude spam; `any` includes everything. */
export type Shelf = "all" | "open" | "spam" | "any";

type Selection = {
  shelf: Shelf;
  /** Each must occur in the name, email address or vehicle. */
  words?: readonly string[];
  /** Only requests with a lower id. */
  before?: number | undefined;
  limit?: number;
};

const AT_ONCE = 2000;

/** Newest first. */
export async function listQuoteRequests(
  queries: Kysely<Tables>,
  { shelf, words = [], before, limit = Infinity }: Selection,
): Promise<StoredQuoteRequest[]> {
  const holdsAll = createMatcher(words);
  const found: StoredQuoteRequest[] = [];
  // Match here: SQLite and PostgreSQL fold case differently and do not fold accents.
  for (let below = before; ; ) {
    const newest = selectShelf(queries, shelf).selectAll().orderBy("id", "desc");
    const older = below === undefined ? newest : newest.where("id", "<", below);
    const page = await older.limit(words.length > 0 ? AT_ONCE : Math.min(limit, AT_ONCE)).execute();
    found.push(...page.filter(holdsAll));
    below = page.at(-1)?.id;
    if (found.length >= limit || page.length < AT_ONCE) return found.slice(0, limit);
  }
}

function createMatcher(words: readonly string[]): (request: StoredQuoteRequest) => boolean {
  const folded = words.map(foldText);
  // A word of only apostrophes folds to "" and would match everything.
  if (folded.includes("")) return () => false;
  return ({ firstName, email, make, model }) => {
    const text = foldText([firstName, email, make, model].join(" "));
    return folded.every((word) => text.includes(word));
  };
}

export function countOpen(queries: Kysely<Tables>): Promise<number> {
  return countRows(selectShelf(queries, "open"));
}

export function splitSearch(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

export function selectShelf(queries: Kysely<Tables>, shelf: Shelf) {
  const all = queries.selectFrom("quoteRequest");
  if (shelf === "any") return all;
  const shown = all.where("spamReason", shelf === "spam" ? "is not" : "is", null);
  if (shelf !== "open") return shown;
  return shown.where("answeredAt", "is", null).where("customerSince", "is", null);
}

export function findQuoteRequest(
  queries: Kysely<Tables>,
  id: number,
): Promise<StoredQuoteRequest | undefined> {
  return queries.selectFrom("quoteRequest").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Deliveries of these requests, in order of creation. `ids` must not be empty. */
export function listDeliveriesOf(queries: Kysely<Tables>, ids: readonly number[]) {
  const all = queries.selectFrom("notice").selectAll();
  return all.where("quoteRequestId", "in", ids).orderBy("id").execute();
}

export type HeldOnPerson = {
  requests: StoredQuoteRequest[];
  deliveries: StoredDelivery[];
  photos: PhotoInBrief[];
};

/** Finds a person's data by any spelling of their address; requests newest first. */
export async function findByEmail({ queries }: Database, email: string): Promise<HeldOnPerson> {
  const requests = await queries
    .selectFrom("quoteRequest")
    .selectAll()
    .where("emailKey", "=", toEmailKey(email))
    .orderBy("id", "desc")
    .execute();
  if (requests.length === 0) return { requests, deliveries: [], photos: [] };
  const ids = requests.map(({ id }) => id);
  const deliveries = await listDeliveriesOf(queries, ids);
  return { requests, deliveries, photos: await listPhotosOf(queries, ids) };
}

export function describeForReceivers(request: StoredQuoteRequest) {
  const { id, receivedAt } = request;
  const fields = Object.fromEntries(quoteFields.map((field) => [field, request[field]]));
  return { id, receivedAt, ...(fields as QuoteValues) };
}

/** Letters that Unicode normalisation does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

function foldText(text: string): string {
  return text
    .replaceAll(/['`´‘’‛ʹʻʼʽ′＇]/g, "")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[æðđħıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\p{Pd}/gu, "-");
}
