// Visitors who add photos to their requests, each again under its key until it is acknowledged, as the browser does.

import { randomUUID } from "node:crypto";
import { photoLimits, photosPath, quoteRequestKeyHeader } from "#contract/photos.ts";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { openDatabase } from "#server/db/open.ts";
import { makePicture } from "#tests/support/make-picture.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { buildQuoteForm, parseTestEnv, postForm } from "#tests/support/test-site.ts";
import { pause } from "./trial.ts";

export type PhotoLoad = {
  /** Keys of the photos that were answered with success, by their request's key. */
  acknowledged: Map<string, string>;
  /** Attempts that failed on the way; each was made again. */
  failed: number;
  finish(): Promise<void>;
};

/** @param address is asked for before each attempt: the site may have moved. */
export async function createPhotoLoad(address: () => string, visitors: number): Promise<PhotoLoad> {
  const picture = await makePicture(1600, 1200);
  let stopped = false;
  const load: PhotoLoad = {
    acknowledged: new Map(),
    failed: 0,
    async finish() {
      stopped = true;
      await all;
    },
  };

  async function visit(): Promise<void> {
    while (!stopped) {
      const requestKey = randomUUID();
      const form = postForm(buildQuoteForm({ email: `${requestKey}@example.com` }), {
        [idempotencyKeyHeader]: requestKey,
      });
      await untilTaken("/", form, 303);
      for (let number = 0; number < photoLimits.count && !stopped; number += 1) {
        const photoKey = randomUUID();
        const headers = {
          "Content-Type": "image/jpeg",
          [quoteRequestKeyHeader]: requestKey,
          [idempotencyKeyHeader]: photoKey,
        };
        await untilTaken(photosPath, { method: "POST", headers, body: picture }, 204);
        load.acknowledged.set(photoKey, requestKey);
      }
    }
  }

  async function untilTaken(path: string, init: RequestInit, status: number) {
    for (;;) {
      try {
        const signal = AbortSignal.timeout(20_000);
        const answer = await fetch(address() + path, { ...init, redirect: "manual", signal });
        await answer.arrayBuffer();
        if (answer.status === status) return;
      } catch {}
      load.failed += 1;
      await pause(20);
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, visit));
  return load;
}

export type PhotoAudit = { stored: number; lost: number; damaged: number };

/** Lost: an acknowledged photo is not with its request. A photo that is there twice fails the table's own rule. */
export async function auditPhotos(
  settings: Record<string, string>,
  { acknowledged }: PhotoLoad,
): Promise<PhotoAudit> {
  const database = await openDatabase(parseTestEnv(settings), silentLog);
  try {
    const rows = await database.queries
      .selectFrom("photo")
      .innerJoin("quoteRequest", "quoteRequest.id", "photo.quoteRequestId")
      .select(["photoKey", "idempotencyKey", "bytes", "image"])
      .execute();
    const found = new Map<string, string[]>();
    for (const { photoKey, idempotencyKey } of rows) {
      found.set(photoKey, [...(found.get(photoKey) ?? []), idempotencyKey]);
    }
    return {
      stored: rows.length,
      lost: [...acknowledged].filter(([key, request]) => found.get(key)?.join() !== request).length,
      // Whole from a JPEG's first bytes to its last.
      damaged: rows.filter(({ bytes, image }) => {
        const ends = [...image.subarray(0, 2), ...image.subarray(-2)];
        return bytes !== image.byteLength || ends.join() !== [0xff, 0xd8, 0xff, 0xd9].join();
      }).length,
    };
  } finally {
    await database.close();
  }
}
