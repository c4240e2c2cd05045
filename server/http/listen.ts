// Connects an app to a port, and takes it off again without cutting anyone short.

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import type { App } from "#server/app.ts";

/** Sees every request first and passes on what is not its own, as Vite's middleware does. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export type Listener = {
  /** "http://127.0.0.1:3000" */
  address: string;
  /** Takes no new connection; resolves when every request under way has had its answer. */
  close(): Promise<void>;
};

export type ListenOptions = {
  app: App;
  host: string;
  /** 0 picks a free one. */
  port: number;
  middleware?: Middleware | undefined;
};

/** Milliseconds that requests under way get to finish when the server is told to stop. */
const CLOSE_WITHIN = 10_000;

/** Rejects when the port is taken or not allowed. */
export async function listen({ app, host, port, middleware }: ListenOptions): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => {
      const { remoteAddress } = (bindings as HttpBindings).incoming.socket;
      return app(request, remoteAddress === undefined ? {} : { address: remoteAddress });
    },
    overrideGlobalObjects: false,
    serverOptions: { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
  }) as Server;
  if (middleware) runFirst(server, middleware);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    address: printAddress(server.address() as AddressInfo),
    close: () => closeServer(server),
  };
}

function runFirst(server: Server, middleware: Middleware): void {
  const [site] = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    middleware(request, response, () => site?.call(server, request, response)),
  );
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection kept alive is closed as soon as it has had its answer.
    server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const closeAll = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN);
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
