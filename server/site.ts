// Puts the parts of the server together around an open store. No port, no file, no clock of its own.

import { type App, createApp } from "./app.ts";
import { isAboutValues } from "./db/error-kinds.ts";
import { tryStore } from "./db/readiness.ts";
import type { Database } from "./db/schema.ts";
import type { Env } from "./env.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { Pages } from "./http/pages.ts";
import type { Log } from "./log.ts";
import { createConfirmationChannel } from "./notify/confirmation-channel.ts";
import { createMailChannel } from "./notify/mail-channel.ts";
import type { Mailer } from "./notify/mailer.ts";
import type { Channel } from "./notify/notice.ts";
import { createOutbox, type Outbox } from "./notify/outbox.ts";
import { createWebhookChannel } from "./notify/webhook-channel.ts";
import { createRateLimit, noRateLimit } from "./quote/rate-limit.ts";
import { createQuoteStore } from "./quote/store.ts";

export type SiteParts = {
  env: Env;
  database: Database;
  pages: Pages;
  mailer: Mailer;
  log: Log;
  now: () => Date;
  /** From 0 to 1, as `Math.random`. */
  random: () => number;
  newUuid: () => string;
  /** Milliseconds that sending one notice may take; see `retryPolicy` for what it is otherwise. */
  attemptLimit?: number;
  /** Replaces the site's policy; for development. */
  contentSecurityPolicy?: string;
};

export type Site = { app: App; outbox: Outbox; channels: readonly Channel[] };

/** Everyone who is told of a quote request. */
export function createChannels({
  env,
  mailer,
  database,
  now,
}: Pick<SiteParts, "env" | "mailer" | "database" | "now">): Channel[] {
  const channels = [createMailChannel({ settings: env.mail, mailer, database, now })];
  if (env.webhook) channels.push(createWebhookChannel(env.webhook, now));
  if (env.confirmation) channels.push(createConfirmationChannel(env.mail, mailer));
  return channels;
}

export function createSite(parts: SiteParts): Site {
  const { env, database, pages, log, now, random, newUuid } = parts;
  const channels = createChannels(parts);
  const outbox = createOutbox({
    database,
    channels,
    now,
    random,
    log,
    ...(parts.attemptLimit !== undefined && { attemptLimit: parts.attemptLimit }),
  });
  const store = createQuoteStore({
    queries: database.queries,
    channels,
    newReference: newUuid,
  });
  const save = createGroupCommit({ saveAll: store.save, mayBeOneItem: isAboutValues });
  const app = createApp({
    pages,
    async saveQuoteRequest(incoming) {
      await save(incoming);
      outbox.wake();
    },
    rateLimit: env.rateLimit ? createRateLimit(env.rateLimit, database) : noRateLimit,
    tryStore: () => tryStore(database, now()),
    settings: env,
    log,
    now,
    newKey: newUuid,
    ...(parts.contentSecurityPolicy && { contentSecurityPolicy: parts.contentSecurityPolicy }),
  });
  return { app, outbox, channels };
}
