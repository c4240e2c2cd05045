// Stands between the browser and the real server, and does to quote requests what networks do.
// A real connection and not an interception: what a closing tab still sends goes through it too.

import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";

/** What becomes of quote requests. The last two reach the server, whose answer is lost. */
export const faults = [
  "none",
  "500",
  "429",
  "422",
  "405",
  "dropped",
  "hangs",
  "answer dropped",
  "answer hangs",
] as const;
export type Fault = (typeof faults)[number];

/** Seconds that a 429 asks to wait. */
export const retryAfter = 30;

export type FaultProxy = {
  origin: string;
  /** For requests that come from now on. */
  fault: Fault;
  /** Idempotency keys of the quote requests seen, in order, repeats included. */
  seen: string[];
  /** Requests that the server has been asked and whose answer has not been passed on. */
  underWay: number;
  /** Ends the fault, and the connections that hang: their wait is the browser's own and has no clock to set ahead. */
  mend(): void;
  close(): Promise<void>;
};

export async function createFaultProxy(target: string): Promise<FaultProxy> {
  const hanging = new Set<Socket>();
  let isMended = false;
  const server = createServer((incoming, outgoing) => {
    const hang = () => (isMended ? incoming.socket.destroy() : hanging.add(incoming.socket));
    if (incoming.method !== "POST") return pass();
    proxy.seen.push(String(incoming.headers[idempotencyKeyHeader.toLowerCase()]));
    switch (proxy.fault) {
      case "none":
        return pass();
      case "500":
      case "422":
      case "405":
        return refuse(outgoing, Number(proxy.fault));
      case "429":
        return refuse(outgoing, 429, { "Retry-After": String(retryAfter) });
      case "dropped":
        return incoming.socket.destroy();
      case "hangs":
        hang();
        return incoming.resume();
      case "answer dropped":
        return forward(target, incoming, outgoing, () => incoming.socket.destroy());
      case "answer hangs":
        return forward(target, incoming, outgoing, hang);
    }

    function pass() {
      proxy.underWay += 1;
      outgoing.once("close", () => {
        proxy.underWay -= 1;
      });
      forward(target, incoming, outgoing);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: "none",
    seen: [],
    underWay: 0,
    mend() {
      proxy.fault = "none";
      isMended = true;
      for (const socket of hanging) socket.destroy();
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}

/** @param instead of the server's answer. */
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

function refuse(outgoing: ServerResponse, status: number, headers: Record<string, string> = {}) {
  outgoing.writeHead(status, { "Content-Type": "text/plain", ...headers });
  outgoing.end(`${status}\n`);
}
