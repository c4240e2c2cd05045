// Opens the store, puts the site together and listens. Production and development start through here.

import { randomUUID } from "node:crypto";
import { createHousekeeping } from "./care/housekeeping.ts";
import { openDatabase } from "./db/open.ts";
import type { Env } from "./env.ts";
import { StartError } from "./explain-start.ts";
import { type Listener, listen, type Middleware } from "./http/listen.ts";
import type { Pages } from "./http/pages.ts";
import type { Log } from "./log.ts";
import { createMailer } from "./notify/mailer.ts";
import { createSite } from "./site.ts";

export type StartOptions = {
  env: Env;
  pages: Pages;
  log: Log;
  /** Replaces the site's policy; for development. */
  contentSecurityPolicy?: string;
  /** Sees every request first; for development. */
  middleware?: Middleware;
};

export type RunningServer = {
  /** "http://127.0.0.1:3000" */
  address: string;
  /** Takes no new connection, finishes what is under way, then closes the store. */
  stop(): Promise<void>;
};

/** Rejects with a `StartError`, nothing left open, when the store cannot be opened or the address not be listened on. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { env, pages, log, contentSecurityPolicy, middleware } = options;
  const database = await openDatabase(env, log, "site").catch((error: unknown) => {
    throw new StartError(env.databaseUrl === undefined ? "data folder" : "PostgreSQL", error);
  });
  const now = () => new Date();
  const { app, outbox, channels } = createSite({
    env,
    database,
    pages,
    mailer: createMailer(env.mail, env.dataDir),
    log,
    now,
    random: Math.random,
    newUuid: randomUUID,
    ...(contentSecurityPolicy && { contentSecurityPolicy }),
  });
  const housekeeping = createHousekeeping({
    database,
    dataDir: env.dataDir,
    retention: env.retention,
    storeLimit: env.storeLimit,
    channels: channels.map(({ name }) => name),
    now,
    elapsed: () => performance.now(),
    log,
  });
  let listener: Listener | undefined;
  try {
    listener = await listen({ app, host: env.host, port: env.port, middleware }).catch(
      (error: unknown) => {
        throw new StartError("address", error);
      },
    );
    await outbox.start();
    housekeeping.start();
    const { address, close } = listener;
    return {
      address,
      async stop() {
        await close();
        await Promise.all([outbox.stop(), housekeeping.stop()]);
        await database.close();
      },
    };
  } catch (error) {
    await listener?.close();
    await database.close();
    throw error;
  }
}
