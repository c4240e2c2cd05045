// Storage of photos with their quote request: each once, within the limits on count and space.

import type { Kysely, Transaction } from "kysely";
import { photoLimits } from "#contract/photos.ts";
import type { Database, Tables } from "#server/db/schema.ts";

export type IncomingPhoto = {
  /** Idempotency key of the quote request. */
  requestKey: string;
  photoKey: string;
  width: number;
  height: number;
  image: Uint8Array;
};

/** `known`: stored already, or deleted by the visitor. */
export type Room = "free" | "known" | "unknown request" | "too many" | "no space";
export type Saved = "stored" | Exclude<Room, "free">;

/** Maximum rows per request, including those of deleted photos. */
const MOST_ROWS = 4 * photoLimits.count;
/** Extra share of the space for photos sent with spam, so that they take none from customers' photos. */
const SPAM_SHARE = 1 / 20;

/** Whether a photo with this key could be stored; checked before its bytes are read. @param space in bytes. */
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

/** Resolves once the photo is on the disk. @param space in bytes; spam gets SPAM_SHARE of it on top. */
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

/** Empties the photo but keeps its key, so that an upload under way does not restore the photo. */
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

/** Keys of a request's stored photos; `undefined` if the request does not exist. */
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

/** Total bytes of photos, of all requests or only of those flagged as spam. */
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

/** A key gives access to its own request only, even if that request repeats another. */
function findRequest(queries: Kysely<Tables>, key: string) {
  return queries
    .selectFrom("quoteRequest")
    .select(["id", "spamReason"])
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
}

/** Serialises uploads to one request, so that the count limit holds; SQLite's transactions are serial anyway. */
async function lockRequest(
  transaction: Transaction<Tables>,
  engine: Database["engine"],
  key: string,
): Promise<number | undefined> {
  const row = transaction.selectFrom("quoteRequest").select("id").where("idempotencyKey", "=", key);
  return (await (engine === "postgresql" ? row.forUpdate() : row).executeTakeFirst())?.id;
}
