import { once } from "node:events";
import { expect, test } from "vitest";
import { exchange, hello, request, soon, startTestListener } from "#tests/support/test-listener.ts";
import { connectionLimits } from "./listen.ts";
import type { RequestHandler } from "./routes.ts";

test("of two thousand requests in one write, the app gets only the hundred that a connection may send", async () => {
  let asked = 0;
  const { open } = await startTestListener(async () => {
    asked += 1;
    return new Response("hello");
  });
  const socket = open();
  socket.write(request.repeat(2000));
  socket.resume();
  await soon(once(socket, "close"));
  expect(asked).toBe(100);
});

test("an upload may take over a minute, stall for half a minute, and delay shutdown for ten seconds", () => {
  expect(connectionLimits).toMatchObject({ request: 90_000, stalled: 30_000, closing: 10_000 });
});

test("an answer that the client does not read is aborted, even if more requests follow", async () => {
  const brokenOff = Promise.withResolvers<void>();
  const { open } = await startTestListener(
    async (asked) => {
      asked.signal.addEventListener("abort", () => brokenOff.resolve());
      return new Response(new Uint8Array(32 * 1024 * 1024));
    },
    { stalled: 200 },
  );
  const socket = open().pause();
  const askOn = () => socket.write(request.repeat(100), () => setImmediate(askOn));
  askOn();
  await soon(brokenOff.promise);
});

test.each([
  ["headers", "GET / HTTP/1.1\r\nHost: a\r\n"],
  ["body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf"],
])("a request whose %s never ends is aborted", async (_, half) => {
  const readAll: RequestHandler = async (asked) => new Response(await asked.text());
  const limits = { headers: 100, request: 200, checkedEvery: 20 };
  const socket = (await startTestListener(readAll, limits)).open();
  socket.write(half);
  // Not `once(socket, "close")`: it rejects on the error that a reset emits first.
  await soon(new Promise((broken) => socket.resume().once("close", broken)));
});

test("beyond the maximum, new connections are refused and idle ones closed", async () => {
  const { open } = await startTestListener(hello, { connections: 2 });
  const [first, second] = [open(), open()];
  for (const socket of [first, second]) {
    expect(await exchange(socket)).toMatch(/^HTTP\/1\.1 200 /);
  }
  const idleClosed = Promise.all([once(first, "close"), once(second, "close")]);
  await soon(once(open().resume(), "close"));
  await soon(idleClosed);
  expect(await exchange(open())).toMatch(/^HTTP\/1\.1 200 /);
});
