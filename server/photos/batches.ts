// Photo batches for mails to the studio. A batch is complete after a minute without a further photo.

import type { Kysely } from "kysely";
import type { Database, StoredPhoto, Tables } from "#server/db/schema.ts";
import { addTime, newDelivery } from "#server/notify/delivery.ts";

const channel = "photos";
/** Milliseconds to wait after the last photo, while the visitor may be choosing another. */
const batchPause = 60_000;

/** Photos that arrive while a mail is unsent go into the next mail: a mail must not change between attempts. */
export async function queuePhotoMails(database: Database, newUuid: () => string): Promise<void> {
  const { queries } = database;
  const now = await database.now();
  const waiting = await queries
    .selectFrom("photo")
    .innerJoin("quoteRequest", "quoteRequest.id", "photo.quoteRequestId")
    .select("photo.quoteRequestId as id")
    .where("photo.noticeReference", "is", null)
    .where("photo.bytes", ">", 0)
    .where("quoteRequest.spamReason", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("notice")
            .select("notice.id")
            .whereRef("notice.quoteRequestId", "=", "photo.quoteRequestId")
            .where("notice.channel", "=", channel)
            .where("notice.state", "!=", "sent"),
        ),
      ),
    )
    .groupBy("photo.quoteRequestId")
    .having(({ eb, fn, or }) =>
      or([
        eb(fn.max("photo.receivedAt"), "<=", addTime(now, -batchPause)),
        // Dated ahead, because the clock has been set back since.
        eb(fn.max("photo.receivedAt"), ">", addTime(now, batchPause)),
      ]),
    )
    .execute();
  for (const { id } of waiting) await createDelivery(queries, id, newUuid(), now);
}

/** Creates one delivery even if several instances try: a second instance finds it and adds none. */
function createDelivery(queries: Kysely<Tables>, id: number, reference: string, now: Date) {
  const delivery = newDelivery(id, channel, reference, now);
  return queries.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto("notice")
      .values(delivery)
      .onConflict((conflict) =>
        conflict
          .columns(["quoteRequestId", "channel"])
          .doUpdateSet({ ...delivery, sentAt: null, deliveredTo: null })
          .where("notice.state", "=", "sent"),
      )
      .returning("id")
      .execute();
    if (made.length === 0) return;
    await transaction
      .updateTable("photo")
      .set({ noticeReference: reference })
      .where("quoteRequestId", "=", id)
      .where("noticeReference", "is", null)
      .execute();
  });
}

/** In order of arrival. */
export function listPhotosToSend(
  queries: Kysely<Tables>,
  reference: string,
): Promise<StoredPhoto[]> {
  return queries
    .selectFrom("photo")
    .selectAll()
    .where("noticeReference", "=", reference)
    .where("bytes", ">", 0)
    .orderBy("id")
    .execute();
}

/** Reference of the mail about the request itself, for threading. */
export async function findThread(
  queries: Kysely<Tables>,
  quoteRequestId: number,
): Promise<string | undefined> {
  const first = await queries
    .selectFrom("notice")
    .select("reference")
    .where("quoteRequestId", "=", quoteRequestId)
    .where("channel", "=", "email")
    .executeTakeFirst();
  return first?.reference;
}
