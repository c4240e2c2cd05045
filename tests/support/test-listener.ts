// Server on a free loopback port, and raw connections to it.

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { type connectionLimits, listen } from "#server/http/listen.ts";
import type { RequestHandler } from "#server/http/routes.ts";

export const hello: RequestHandler = async () => new Response("hello");

export async function startTestListener(
  handle: RequestHandler = hello,
  limits: Partial<typeof connectionLimits> = {},
) {
  const listener = await soon(listen({ handle, host: "127.0.0.1", port: 0, limits }));
  onTestFinished(() => listener.close());
  const { port } = new URL(listener.address);
  const open = () => {
    const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { ...listener, open };
}

export const request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

/** Sends the text. Resolves to the beginning of the answer. */
export async function exchange(socket: Socket, sent = request): Promise<string> {
  socket.write(sent);
  const [text] = await soon(once(socket.setEncoding("utf8"), "data"));
  return text;
}

const LIMIT = 15_000;

/** Rejects after a deadline, so that the test fails instead of hanging. */
export async function soon<T>(promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`still waiting after ${LIMIT} ms`)), LIMIT);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
