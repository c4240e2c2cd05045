// Proxy in front of the real server that fails quote requests as networks do. A real connection, because Playwright's
// interception would miss requests from a closing tab.

import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";

/** Responses instead of the server's. */
const answers = {
  "500": { status: 500, headers: {} },
  "503": { status: 503, headers: { "Retry-After": "30" } },
  redirect: { status: 301, headers: { Location: "https://elsewhere.example/" } },
  portal: { status: 200, headers: { "Content-Type": "text/html" } },
} as const;

/** The last two faults let the request through and lose the response. */
export type Fault =
  | "none"
  | keyof typeof answers
  | "dropped"
  | "hangs"
  | "answer dropped"
  | "answer hangs";

export type FaultProxy = {
  origin: string;
  /** Applies to later requests. */
  fault: Fault;
  /** Idempotency keys of the POST requests seen, in order, repeats included. */
  seen: string[];
  close(): Promise<void>;
};

export async function createFaultProxy(target: string): Promise<FaultProxy> {
  const hanging = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== "POST") return forward(target, incoming, outgoing);
    proxy.seen.push(String(incoming.headers[idempotencyKeyHeader.toLowerCase()]));
    const { fault } = proxy;
    switch (fault) {
      case "none":
        return forward(target, incoming, outgoing);
      case "dropped":
        return incoming.socket.destroy();
      case "hangs":
        hanging.add(incoming.socket);
        return incoming.resume();
      case "answer dropped":
        return forward(target, incoming, outgoing, () => incoming.socket.destroy());
      case "answer hangs":
        return forward(target, incoming, outgoing, () => hanging.add(incoming.socket));
      default:
        outgoing.writeHead(answers[fault].status, answers[fault].headers);
        return outgoing.end(fault);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: "none",
    seen: [],
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
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
