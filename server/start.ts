// Puts the parts together and listens. Production and the development server start through here.

import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { createApp } from "./app.ts";
import { openSqlite } from "./db/open-sqlite.ts";
import { tryStore } from "./db/readiness.ts";
import type { Env } from "./env.ts";
import type { Pages } from "./http/pages.ts";
import type { Log } from "./log.ts";
import { createMailChannel } from "./notify/mail-channel.ts";
import { createMailer } from "./notify/mailer.ts";
import { createOutbox } from "./notify/outbox.ts";
import { createQuoteStore } from "./quote/store.ts";

export type StartOptions = {
  env: Env;
  pages: Pages;
  log: Log;
  /** Replaces the site's policy; for development. */
  contentSecurityPolicy?: string;
  /** Sees every request first, as Vite's middleware does; for development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export type RunningServer = {
  /** "http://127.0.0.1:3000" */
  address: string;
  /** Takes no new connection, finishes what is under way, then closes the store. */
  stop(): Promise<void>;
};

/** Milliseconds that requests under way get to finish when the server is told to stop. */
const STOP_WITHIN = 10_000;

/** Rejects, with nothing left open, when the store cannot be opened or the port is taken. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { env, log } = options;
  const now = () => new Date();
  const database = await openSqlite(env.dataDir);
  const outbox = createOutbox({
    database,
    channels: [
      createMailChannel({
        settings: env.mail,
        mailer: createMailer(env.mail, env.dataDir),
        database,
        now,
      }),
    ],
    now,
    random: Math.random,
    log,
  });
  const store = createQuoteStore({
    queries: database.queries,
    channels: outbox.channels,
    newReference: randomUUID,
  });
  const app = createApp({
    pages: options.pages,
    async saveQuoteRequest(incoming) {
      await store.save([incoming]);
      outbox.wake();
    },
    tryStore: () => tryStore(database, now()),
    settings: env,
    log,
    now,
    newKey: randomUUID,
    ...(options.contentSecurityPolicy && { contentSecurityPolicy: options.contentSecurityPolicy }),
  });
  const server = createAdaptorServer({
    fetch: (request, bindings) => {
      const { remoteAddress } = (bindings as HttpBindings).incoming.socket;
      return app(request, remoteAddress === undefined ? {} : { address: remoteAddress });
    },
    overrideGlobalObjects: false,
    serverOptions: { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
  }) as Server;
  if (options.middleware) runFirst(server, options.middleware);

  const closeParts = async () => {
    await outbox.stop();
    await database.close();
  };
  try {
    await listen(server, env);
  } catch (error) {
    await closeParts();
    throw error;
  }
  outbox.start();
  return {
    address: printAddress(server.address() as AddressInfo),
    async stop() {
      await closeServer(server);
      await closeParts();
    },
  };
}

function runFirst(server: Server, middleware: NonNullable<StartOptions["middleware"]>): void {
  const [site] = server.listeners("request") as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    middleware(request, response, () => site?.(request, response)),
  );
}

function listen(server: Server, { port, host }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection kept alive is closed as soon as it has had its answer.
    server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const closeAll = setTimeout(() => server.closeAllConnections(), STOP_WITHIN);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(closeAll);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function printAddress({ address, family, port }: AddressInfo): string {
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
