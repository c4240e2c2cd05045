// Audit after a trial: compares the acknowledged requests and photos with the database and the mail folder.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { emailOf, type Load } from "./load.ts";
import { openApp, type Settings } from "./site.ts";

/** Asserts that each acknowledged request is stored once, complete, and mailed. @returns the counts to report. */
export async function auditRequests(settings: Settings, load: Load): Promise<string> {
  let ahead = 0;
  const { env, queries, outbox } = await openApp(settings, () => new Date(Date.now() + ahead));
  await outbox.deliverDue();
  // Ten minutes later, the leases of killed instances have expired.
  ahead = 10 * 60 * 1000;
  await outbox.deliverDue();
  const rows = await queries.selectFrom("quoteRequest").selectAll().execute();
  const deliveries = await queries.selectFrom("notice").selectAll().execute();
  const expected = [...load.acknowledged.keys()].toSorted();
  expect(rows.map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual(expected);
  for (const { idempotencyKey: key, model, email } of rows)
    expect([model, email]).toEqual([key, emailOf(key)]);
  const sent = new Set(
    deliveries.filter(({ state }) => state === "sent").map(({ quoteRequestId }) => quoteRequestId),
  );
  const isMailed = (id: number) =>
    sent.has(id) && existsSync(join(env.dataDir, "mail", `request-${id}.eml`));
  expect(rows.filter(({ id }) => !isMailed(id))).toEqual([]);
  return describeLoad(load);
}

/** Asserts that each acknowledged photo is stored; a unique key prevents duplicates. @returns the counts to report. */
export async function auditPhotos(settings: Settings, load: Load): Promise<string> {
  const { queries } = await openApp(settings, () => new Date());
  const rows = await queries
    .selectFrom("photo")
    .innerJoin("quoteRequest", "quoteRequest.id", "photo.quoteRequestId")
    .select(["photoKey", "idempotencyKey", "bytes", "image"])
    .execute();
  expect(new Map(rows.map((row) => [row.photoKey, row.idempotencyKey]))).toEqual(load.acknowledged);
  for (const { bytes, image } of rows) {
    expect(bytes).toBe(image.byteLength);
    // A JPEG's first and last markers.
    expect([...image.subarray(0, 2), ...image.subarray(-2)]).toEqual([0xff, 0xd8, 0xff, 0xd9]);
  }
  return describeLoad(load);
}

function describeLoad({ acknowledged, refused }: Load): string {
  const unexpected = new Map(refused);
  unexpected.delete(503);
  unexpected.delete(0);
  expect([...unexpected.keys()], "answers that no visitor should get").toEqual([]);
  return `${acknowledged.size} acknowledged, ${refused.get(503) ?? 0} answered with 503, ${refused.get(0) ?? 0} cut off`;
}
