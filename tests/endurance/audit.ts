// Compares what was acknowledged with what is in the database and the mail folder.

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { testPages } from "#tests/support/test-site.ts";
import { emailOf, type Load } from "./load.ts";

const LATER = 10 * 60 * 1000;

export type Audit = { stored: number; lost: number; halfStored: number; notNotified: number };

/** Opens the store as the next instance would, some minutes on, and lets it finish what was left. */
export async function audit(env: Env, load: Load): Promise<Audit> {
  const database = await openDatabase(env, silentLog);
  try {
    await finishNotices(env, database);
    const rows = await database.queries.selectFrom("quoteRequest").selectAll().execute();
    const notices = await database.queries.selectFrom("notice").selectAll().execute();
    const counts = new Map<string, number>();
    for (const { idempotencyKey } of rows) {
      counts.set(idempotencyKey, (counts.get(idempotencyKey) ?? 0) + 1);
    }
    const noticed = new Set(notices.map(({ quoteRequestId }) => quoteRequestId));
    const unsent = new Set(
      notices.filter(({ state }) => state !== "sent").map((notice) => notice.quoteRequestId),
    );
    return {
      stored: rows.length,
      lost: [...load.acknowledged].filter((key) => counts.get(key) !== 1).length,
      halfStored: rows.filter(
        (row) =>
          row.model !== row.idempotencyKey ||
          row.email !== emailOf(row.idempotencyKey) ||
          !noticed.has(row.id),
      ).length,
      notNotified: rows.filter(
        ({ id }) => unsent.has(id) || !existsSync(join(env.dataDir, "mail", `request-${id}.eml`)),
      ).length,
    };
  } finally {
    await database.close();
  }
}

async function finishNotices(env: Env, database: Database): Promise<void> {
  const { outbox } = createApp({
    env,
    database,
    pages: testPages,
    mailer: createMailer(env.mail, env.dataDir),
    log: silentLog,
    // Claims of killed instances have lapsed by then.
    now: () => new Date(Date.now() + LATER),
    random: Math.random,
    newUuid: randomUUID,
  });
  await outbox.deliverDue();
}
