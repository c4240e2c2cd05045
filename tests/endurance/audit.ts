// Audit after a trial: the acknowledged requests and photos against the database and the mail folder.

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { parseTestEnv, testPages } from "#tests/support/test-site.ts";
import { emailOf, type Load } from "./load.ts";
import type { Outcome, Settings } from "./trial.ts";

const LATER = 10 * 60 * 1000;

/** @param wrong counts of other faults by name. */
export function auditRequests(
  settings: Settings,
  { acknowledged, refused }: Load,
  wrong: Record<string, number> = {},
): Promise<Outcome> {
  return inStore(settings, async (env, database) => {
    await finishNotices(env, database);
    const rows = await database.queries.selectFrom("quoteRequest").selectAll().execute();
    const notices = await database.queries.selectFrom("notice").selectAll().execute();
    const sent = new Set(
      notices.filter(({ state }) => state === "sent").map(({ quoteRequestId }) => quoteRequestId),
    );
    const keys = new Set(rows.map(({ idempotencyKey }) => idempotencyKey));
    const others = [...refused.keys()].filter((status) => status !== 503 && status !== 0);
    return judge(acknowledged.size, refused, {
      missing: [...acknowledged.keys()].filter((key) => !keys.has(key)).length,
      "not as many as acknowledged": Math.abs(rows.length - acknowledged.size),
      "half stored": rows.filter(
        ({ idempotencyKey: key, model, email }) => model !== key || email !== emailOf(key),
      ).length,
      "not notified": rows.filter(
        ({ id }) => !sent.has(id) || !existsSync(join(env.dataDir, "mail", `request-${id}.eml`)),
      ).length,
      [`answered ${others.join()}`]: others.length,
      ...wrong,
    });
  });
}

/** A photo stored twice would break the table's unique key. */
export function auditPhotos(settings: Settings, { acknowledged, refused }: Load): Promise<Outcome> {
  return inStore(settings, async (_, { queries }) => {
    const rows = await queries
      .selectFrom("photo")
      .innerJoin("quoteRequest", "quoteRequest.id", "photo.quoteRequestId")
      .select(["photoKey", "idempotencyKey", "bytes", "image"])
      .execute();
    const requests = new Map(rows.map((row) => [row.photoKey, row.idempotencyKey]));
    return judge(acknowledged.size, refused, {
      missing: [...acknowledged].filter(([key, request]) => requests.get(key) !== request).length,
      "not as many as acknowledged": Math.abs(rows.length - acknowledged.size),
      // Intact from a JPEG's first bytes to its last.
      damaged: rows.filter(({ bytes, image }) => {
        const ends = [...image.subarray(0, 2), ...image.subarray(-2)];
        return bytes !== image.byteLength || ends.join() !== [0xff, 0xd8, 0xff, 0xd9].join();
      }).length,
    });
  });
}

function judge(tried: number, refused: Load["refused"], wrong: Record<string, number>): Outcome {
  const found = Object.entries(wrong).filter(([, count]) => count > 0);
  const again = `${refused.get(503) ?? 0} answered 503, ${refused.get(0) ?? 0} cut off`;
  return {
    tried,
    lost: found.reduce((sum, [, count]) => sum + count, 0),
    note: [again, ...found.map(([what, count]) => `${what}: ${count}`)].join("; "),
  };
}

/** Opens the store as the next instance would. */
async function inStore<T>(
  settings: Settings,
  work: (env: Env, database: Database) => Promise<T>,
): Promise<T> {
  const env = parseTestEnv(settings);
  const database = await openDatabase(env, silentLog);
  try {
    return await work(env, database);
  } finally {
    await database.close();
  }
}

/** Delivers remaining notifications at a time when the leases of killed instances have expired. */
async function finishNotices(env: Env, opened: Database): Promise<void> {
  const database = { ...opened, now: async () => new Date(Date.now() + LATER) };
  const { outbox, pictures } = createApp({
    env,
    database,
    pages: testPages,
    mailer: createMailer(env.mail, env.dataDir),
    log: silentLog,
    now: () => new Date(),
    random: Math.random,
    newUuid: randomUUID,
  });
  await outbox.deliverDue();
  await pictures.stop();
}
