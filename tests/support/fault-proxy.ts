// Proxy that simulates network faults in front of the real server, even for requests from a closing tab.

import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { listenOnLoopback } from "./loopback.ts";

/** Responses sent instead of the server's. */
const answers = {
  "500": { status: 500, headers: {} },
  redirect: { status: 301, headers: { Location: "https://elsewhere.example/" } },
} as const;

/** The last two faults let the request through and lose the response. */
export type Fault = "none" | keyof typeof answers | "answer dropped" | "answer hangs";

export type FaultProxy = Awaited<ReturnType<typeof createFaultProxy>>;

export async function createFaultProxy(target: string) {
  const server = createServer(async (incoming, outgoing) => {
    const { held } = proxy;
    if (held?.pattern.test(incoming.url ?? "")) await held.released;
    if (proxy.missing?.test(incoming.url ?? "")) return outgoing.writeHead(404).end();
    if (incoming.method !== "POST") return forward(target, incoming, outgoing);
    proxy.seen.push(String(incoming.headers[idempotencyKeyHeader.toLowerCase()]));
    const { fault } = proxy;
    switch (fault) {
      case "none":
        return forward(target, incoming, outgoing);
      case "answer dropped":
        return forward(target, incoming, outgoing, () => incoming.socket.destroy());
      case "answer hangs":
        return forward(target, incoming, outgoing, () => {});
      default:
        outgoing.writeHead(answers[fault].status, answers[fault].headers);
        return outgoing.end(fault);
    }
  });
  const proxy = {
    origin: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    /** Applies to POST requests from now on. */
    fault: "none" as Fault,
    /** Addresses answered with 404. */
    missing: undefined as RegExp | undefined,
    held: undefined as { pattern: RegExp; released: Promise<void> } | undefined,
    /** Idempotency keys of all POST requests, in order, including repeats. */
    seen: [] as string[],
    /** Delays requests that match the pattern. @returns a function that releases them. */
    hold(pattern: RegExp): () => void {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      proxy.held = { pattern, released };
      return resolve;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}

/** @param instead runs instead of returning the server's response. */
function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  instead?: () => void,
) {
  const onward = request(
    new URL(incoming.url ?? "/", target),
    { method: incoming.method, headers: incoming.headers, setHost: false, agent: false },
    (answer) => {
      if (instead) {
        answer.resume();
        answer.on("end", instead);
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on("error", () => outgoing.destroy());
  incoming.pipe(onward);
}
