// Stores photos with their quote request, each once, within the number of a request and the space reserved.

import type { Kysely, Transaction } from "kysely";
import { photoLimits } from "#contract/photos.ts";
import type { Database, Tables } from "#server/db/schema.ts";

export type IncomingPhoto = {
  /** The idempotency key of the quote request. */
  requestKey: string;
  photoKey: string;
  width: number;
  height: number;
  image: Uint8Array;
};

/** `known`: stored already, or deleted by the visitor. */
export type Room = "free" | "known" | "unknown request" | "too many" | "no space";
export type Saved = "stored" | Exclude<Room, "free">;

/** Rows of one request, deleted photos included. */
const MOST_ROWS = 4 * photoLimits.count;
/** Share of the space that photos of spam get beside it, so that they take none from a customer's. */
const SPAM_SHARE = 1 / 20;

/** Whether a photo of this key could be stored; asked before its bytes are read. @param space in bytes. */
export async function findRoom(
  queries: Kysely<Tables>,
  { requestKey, photoKey }: Pick<IncomingPhoto, "requestKey" | "photoKey">,
  space: number,
): Promise<Room> {
  const request = await findRequest(queries, requestKey);
  if (request === undefined) return "unknown request";
  const rows = await queries
    .selectFrom("photo")
    .select(["photoKey", "bytes"])
    .where("quoteRequestId", "=", request.id)
    .execute();
  if (rows.some((row) => row.photoKey === photoKey)) return "known";
  const held = rows.filter(({ bytes }) => bytes > 0).length;
  if (held >= photoLimits.count || rows.length >= MOST_ROWS) return "too many";
  const spam = await measurePhotos(queries, "spam");
  const isFull =
    request.spamReason === null
      ? (await measurePhotos(queries)) - spam >= space
      : spam >= SPAM_SHARE * space;
  return isFull ? "no space" : "free";
}

/** Resolves once it is on the disk. @param space in bytes, for all photos together. */
export async function savePhoto(
  { queries, engine, now }: Database,
  photo: IncomingPhoto,
  space: number,
): Promise<Saved> {
  const receivedAt = (await now()).toISOString();
  return queries.transaction().execute(async (transaction) => {
    const quoteRequestId = await lockRequest(transaction, engine, photo.requestKey);
    if (quoteRequestId === undefined) return "unknown request";
    const room = await findRoom(transaction, photo, space);
    if (room !== "free") return room;
    const { requestKey: _, ...values } = photo;
    const bytes = photo.image.byteLength;
    await transaction
      .insertInto("photo")
      .values({ quoteRequestId, receivedAt, bytes, ...values })
      .execute();
    return "stored";
  });
}

/** Empties it, and remembers its key: an upload under way must not bring it back. */
export async function removePhoto(
  { queries, engine, now }: Database,
  { requestKey, photoKey }: Pick<IncomingPhoto, "requestKey" | "photoKey">,
): Promise<"removed" | "unknown request" | "too many"> {
  const receivedAt = (await now()).toISOString();
  return queries.transaction().execute(async (transaction) => {
    const quoteRequestId = await lockRequest(transaction, engine, requestKey);
    if (quoteRequestId === undefined) return "unknown request";
    const emptied = { bytes: 0, width: 0, height: 0, image: new Uint8Array() };
    const rows = transaction.selectFrom("photo").where("quoteRequestId", "=", quoteRequestId);
    const keys = await rows.select("photoKey").execute();
    const isKnown = keys.some((row) => row.photoKey === photoKey);
    if (!isKnown && keys.length >= MOST_ROWS) return "too many";
    await transaction
      .insertInto("photo")
      .values({ quoteRequestId, photoKey, receivedAt, ...emptied })
      .onConflict((conflict) =>
        conflict.columns(["quoteRequestId", "photoKey"]).doUpdateSet(emptied),
      )
      .execute();
    return "removed";
  });
}

/** The keys of a request's photos that have arrived; `undefined` where there is no such request. */
export async function listPhotoKeys(
  queries: Kysely<Tables>,
  requestKey: string,
): Promise<string[] | undefined> {
  const request = await findRequest(queries, requestKey);
  if (request === undefined) return undefined;
  const rows = await queries
    .selectFrom("photo")
    .select("photoKey")
    .where("quoteRequestId", "=", request.id)
    .where("bytes", ">", 0)
    .orderBy("id")
    .execute();
  return rows.map(({ photoKey }) => photoKey);
}

/** Bytes of photos, in all or of requests flagged as spam. */
export async function measurePhotos(queries: Kysely<Tables>, of: "all" | "spam" = "all") {
  const sum = queries
    .selectFrom("photo")
    .select(({ fn }) => fn.sum<number | string | null>("bytes").as("total"));
  const { total } = await (of === "all"
    ? sum
    : sum.where("quoteRequestId", "in", ({ selectFrom }) =>
        selectFrom("quoteRequest").select("id").where("spamReason", "is not", null),
      )
  ).executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** A key opens its own request and nothing else, whatever else that request repeats. */
function findRequest(queries: Kysely<Tables>, key: string) {
  return queries
    .selectFrom("quoteRequest")
    .select(["id", "spamReason"])
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
}

/** Uploads of one request count its photos one after another; SQLite's transactions do so by themselves. */
async function lockRequest(
  transaction: Transaction<Tables>,
  engine: Database["engine"],
  key: string,
): Promise<number | undefined> {
  const row = transaction.selectFrom("quoteRequest").select("id").where("idempotencyKey", "=", key);
  return (await (engine === "postgresql" ? row.forUpdate() : row).executeTakeFirst())?.id;
}
