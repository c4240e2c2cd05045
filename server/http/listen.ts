// HTTP listener with connection limits and a graceful stop.

import { once } from "node:events";
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
  /** Stops accepting connections. Resolves once requests under way are answered; aborts them after `closing`. */
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

/** Limits on what visitors can occupy, in milliseconds unless noted. */
export const connectionLimits = {
  /** Total connections. When full, new ones are refused and idle ones closed. */
  connections: 5000,
  /** Requests per connection. Pipelined requests are all handled at once, but browsers and proxies send none. */
  requests: 100,
  headers: 10_000,
  /** A photo from a phone with little signal takes more than a minute. */
  request: 90_000,
  /** Inactivity during a request or an answer. */
  stalled: 30_000,
  /** Longer than proxies keep idle connections, so that no connection closes just as a proxy reuses it. */
  idle: 65_000,
  /** Time for requests under way to finish when the server stops. */
  closing: 10_000,
  /** Interval of the checks for `headers` and `request`. */
  checkedEvery: 5_000,
};

/** Rejects if the port is taken or not allowed. */
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
    // The app refuses a missing Host with a readable page.
    requireHostHeader: false,
  });
  server.maxRequestsPerSocket = limits.requests;
  server.on("dropRequest", (_, socket) => socket.destroy());
  server.timeout = limits.stalled;
  server.maxConnections = limits.connections;
  makeRoomWhenFull(server);
  server.on("request", (request, response) => {
    // Proxies' health checks use HTTP/1.0, which has no Host.
    if (request.httpVersion === "1.0") request.headers.host ??= "localhost";
    if (middleware) middleware(request, response, () => void site(request, response));
    else void site(request, response);
  });
  await once(server.listen(port, host), "listening");
  return {
    address: printAddress(server.address() as AddressInfo),
    close: () => closeServer(server, limits.closing),
  };
}

/** Stands in for a request with an invalid URL: the app refuses its empty Host. */
function unreadable(): Request {
  return new Request("http://localhost/", { headers: { Host: "" } });
}

/** Closes idle connections, at most once a second: finding them costs more than refusing a connection. */
function makeRoomWhenFull(server: Pick<Server, "on" | "closeIdleConnections">): void {
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
    // Close kept-alive connections after their next answer.
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
