// Assembly and start of the server, in production and in development.

import { randomUUID } from "node:crypto";
import { photoLimits } from "#contract/photos.ts";
import { createAnswerPage } from "./answered/answer-page.ts";
import { createHousekeeping } from "./care/housekeeping.ts";
import { checkWritable, openDatabase } from "./db/open.ts";
import type { Database } from "./db/schema.ts";
import type { Env } from "./env.ts";
import { StartError } from "./explain-start.ts";
import { type Listener, listen, type Middleware } from "./http/listen.ts";
import type { Pages } from "./http/pages.ts";
import { createRequestHandler, type RequestHandler } from "./http/routes.ts";
import type { Log } from "./log.ts";
import { createConfirmationCaps } from "./notify/channels/confirmation.ts";
import { createChannels } from "./notify/channels.ts";
import type { Channel } from "./notify/delivery.ts";
import { createMailer, type Mailer } from "./notify/mailer.ts";
import { createOutbox, type Outbox } from "./notify/outbox.ts";
import { createPictureMaker, type PictureMaker } from "./photos/picture.ts";
import { createUploadMemory } from "./photos/upload-memory.ts";
import { createRateLimit, noRateLimit, type RateLimits } from "./quote/rate-limit.ts";
import { saveQuoteRequest } from "./quote/store.ts";

export type AppParts = {
  env: Env;
  database: Database;
  pages: Pages;
  mailer: Mailer;
  log: Log;
  /** For the log and the date on pages; stored times use the database's clock. */
  now: () => Date;
  /** From 0 to 1, like `Math.random`. */
  random: () => number;
  newUuid: () => string;
  /** Replaces the process that encodes photos. */
  pictures?: PictureMaker;
  /** Deadline of one delivery attempt in milliseconds; `retryPolicy.attemptLimit` by default. */
  attemptLimit?: number;
  /** Milliseconds of a monotonic clock; `performance.now` by default. */
  elapsed?: () => number;
};

export type App = {
  handle: RequestHandler;
  outbox: Outbox;
  channels: readonly Channel[];
  pictures: PictureMaker;
};

/** Assembles the app without opening ports or files. */
export function createApp(parts: AppParts): App {
  const { env, database, pages, log, now, random, newUuid } = parts;
  const pictures = parts.pictures ?? createPictureMaker();
  const channels = createChannels(parts);
  const { attemptLimit, elapsed = () => performance.now() } = parts;
  const outbox = createOutbox({ database, channels, random, log, attemptLimit, elapsed });
  const mayConfirm = env.confirmation ? createConfirmationCaps(database) : async () => false;
  const handle = createRequestHandler({
    pages,
    async saveQuoteRequest(incoming) {
      const facts = { ...incoming, mayConfirm: await mayConfirm(incoming) };
      await saveQuoteRequest({ database, channels, newUuid }, facts);
      outbox.wake();
    },
    rateLimit: env.rateLimit ? createRateLimit(env.rateLimit, database, "request") : noRateLimit,
    answerPage: createAnswerPage(database),
    photos: {
      database,
      pictures,
      memory: createUploadMemory(),
      rateLimit: env.rateLimit
        ? createRateLimit(allowPhotos(env.rateLimit), database, "photo")
        : noRateLimit,
      space: env.photoSpace * 1024 * 1024,
    },
    checkWritable: () => checkWritable(database),
    settings: env,
    log,
    now,
    newUuid,
  });
  return { handle, outbox, channels, pictures };
}

/** Allows three calls per photo for each quote request: an upload, a retry and a listing. */
function allowPhotos({ perMinute, perHour }: RateLimits): RateLimits {
  const calls = 3 * photoLimits.count;
  return { perMinute: calls * perMinute, perHour: calls * perHour };
}

export type StartOptions = Pick<AppParts, "env" | "pages" | "log"> & {
  /** Connect-style middleware that runs before the site. For development. */
  middleware?: Middleware;
};

export type RunningApp = {
  /** "http://127.0.0.1:3000" */
  address: string;
  /** Stops accepting connections, finishes work under way, then closes the database. */
  stop(): Promise<void>;
};

/** Rejects with a `StartError`, leaving nothing open, if the database or the port cannot be opened. */
export async function startApp({ middleware, ...options }: StartOptions): Promise<RunningApp> {
  const { env, log } = options;
  const failAtDatabase = (error: unknown) => {
    throw new StartError(env.databaseUrl === undefined ? "data folder" : "PostgreSQL", error);
  };
  const database = await openDatabase(env, log, "site").catch(failAtDatabase);
  const { handle, outbox, channels, pictures } = createApp({
    ...options,
    database,
    mailer: createMailer(env.mail, env.dataDir),
    now: () => new Date(),
    random: Math.random,
    newUuid: randomUUID,
  });
  const housekeeping = createHousekeeping({
    database,
    dataDir: env.dataDir,
    retention: env.retention,
    space: env,
    channels: channels.map(({ name }) => name),
    newUuid: randomUUID,
    elapsed: () => performance.now(),
    log,
  });
  let listener: Listener | undefined;
  try {
    listener = await listen({
      handle,
      host: env.host,
      port: env.port,
      middleware,
    }).catch((error: unknown) => {
      throw new StartError("address", error);
    });
    await outbox.start().catch(failAtDatabase);
    housekeeping.start();
    const { address, close } = listener;
    return {
      address,
      async stop() {
        await close();
        await Promise.all([outbox.stop(), housekeeping.stop(), pictures.stop()]);
        await database.close();
      },
    };
  } catch (error) {
    await listener?.close();
    await database.close();
    throw error;
  }
}
