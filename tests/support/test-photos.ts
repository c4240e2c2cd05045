// Photos of a test site, written directly to its store.

import type { Database } from "#server/db/schema.ts";
import { type IncomingPhoto, savePhoto } from "#server/photos/store.ts";
import { buildUuid, createTestSite, type TestSiteOptions } from "./test-site.ts";

/** Idempotency key of the first request of `createSiteWithPhotos`. */
export const requestKey = buildUuid(1);

const PLENTY = 1_000_000_000;

export function buildPhoto(number: number): IncomingPhoto {
  return {
    requestKey,
    photoKey: buildUuid(1000 + number),
    width: 4,
    height: 3,
    image: Uint8Array.from({ length: 1000 }, (_, place) => (place * number) % 256),
  };
}

/** Creates a site with Ada's request and `count` photos for it. */
export async function createSiteWithPhotos(count: number, options: TestSiteOptions = {}) {
  const site = await createTestSite(options);
  await site.sendForm({}, { "Idempotency-Key": requestKey });
  const { database } = site;
  const save = (number: number, changes: Partial<IncomingPhoto> = {}, space = PLENTY) =>
    savePhoto(database, { ...buildPhoto(number), ...changes }, space);
  for (let number = 1; number <= count; number += 1) await save(number);
  return { ...site, save };
}

export function readPhotos({ queries }: Database) {
  return queries.selectFrom("photo").selectAll().orderBy("id").execute();
}
