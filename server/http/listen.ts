// Serves a request handler on a port, and stops gracefully: requests under way are answered first.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import type { RequestHandler } from "./routes.ts";

/** Connect-style middleware, such as Vite's. */
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
  handle: RequestHandler;
  host: string;
  /** 0 picks a free one. */
  port: number;
  middleware?: Middleware | undefined;
  limits?: Partial<typeof connectionLimits>;
};

/** Milliseconds, unless they say otherwise. Each bounds what one visitor can hold on to. */
export const connectionLimits = {
  /** Connections in all. Beyond it idle ones are closed, and who comes then is turned away. */
  connections: 5000,
  /**
   * Requests of one connection, then it is closed: what a client may send ahead of the answers ("pipelining", which
   * browsers and proxies never do) is all worked on at once.
   */
  requests: 100,
  headers: 10_000,
  /** A photo from a phone with little signal takes more than a minute. */
  request: 90_000,
  /** A connection on which nothing moves although a request or an answer is under way. */
  stalled: 30_000,
  /** Longer than proxies keep theirs, so that none is closed just as it is used again. */
  idle: 65_000,
  /** What requests under way get to finish when the server is told to stop. */
  closing: 10_000,
  /** How often `headers` and `request` are looked at. */
  checkedEvery: 5_000,
};

/** Rejects when the port is taken or not allowed. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { handle, host, port, middleware } = options;
  const limits = { ...connectionLimits, ...options.limits };
  const site = getRequestListener(
    (request, bindings) => {
      const { remoteAddress } = (bindings as HttpBindings).incoming.socket;
      return handle(request, remoteAddress === undefined ? {} : { address: remoteAddress });
    },
    {
      errorHandler: (error) =>
        error instanceof RequestError ? handle(unreadable()) : new Response(null, { status: 500 }),
    },
  );
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.checkedEvery,
    // A missing one is refused by the app, in words.
    requireHostHeader: false,
  });
  server.maxRequestsPerSocket = limits.requests;
  server.on("dropRequest", (_, socket) => socket.destroy());
  server.timeout = limits.stalled;
  server.maxConnections = limits.connections;
  makeRoomWhenFull(server);
  server.on("request", (request, response) => {
    // HTTP/1.0 has no Host; health checks of proxies speak it.
    if (request.httpVersion === "1.0") request.headers.host ??= "localhost";
    if (middleware) middleware(request, response, () => void site(request, response));
    else void site(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    address: printAddress(server.address() as AddressInfo),
    close: () => closeServer(server, limits.closing),
  };
}

/** For a request whose Host and address make no URL: the app refuses it like any without a Host. */
function unreadable(): Request {
  return new Request("http://localhost/", { headers: { Host: "" } });
}

/** At most once a second: looking for idle connections takes longer than turning one away. */
export function makeRoomWhenFull(server: Pick<Server, "on" | "closeIdleConnections">): void {
  let isDone = false;
  server.on("drop", () => {
    if (isDone) return;
    isDone = true;
    server.closeIdleConnections();
    setTimeout(() => {
      isDone = false;
    }, 1000).unref();
  });
}

function closeServer(server: Server, within: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection kept alive is closed as soon as it has had its answer.
    server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const closeAll = setTimeout(() => server.closeAllConnections(), within);
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
