import { once } from "node:events";
import { expect, test } from "vitest";
import { exchange, request, soon, startTestListener } from "#tests/support/test-listener.ts";
import { createTestSite } from "#tests/support/test-site.ts";

test("a request reaches the app with the connection's address", async () => {
  let seen = "";
  const { address } = await startTestListener(async (_, connection) => {
    seen = connection?.address ?? "";
    return new Response("hello");
  });
  const answer = await soon(fetch(address));
  expect(await answer.text()).toBe("hello");
  // Longer than proxies keep idle connections.
  expect(answer.headers.get("Keep-Alive")).toBe("timeout=65, max=100");
  expect(seen).toBe("127.0.0.1");
});

test.each([
  ["of HTTP/1.1 without a Host header", "GET / HTTP/1.1\r\n\r\n"],
  ["with a malformed Host", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
  ["for a malformed address", "GET http://[/ HTTP/1.1\r\nHost: a\r\n\r\n"],
])("a request %s is answered 400 with the app's headers and text", async (_, asked) => {
  const site = await createTestSite();
  const { open } = await startTestListener(site.handle);
  const answer = await exchange(open(), asked);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/\r\nContent-Security-Policy: /i);
  expect(answer).toMatch(
    /\r\n\r\nWe can’t read this address\. Please check it, or start from our home page\.\n$/,
  );
});

test.each(["/healthz", "/readyz", "/faq"])(
  "%s answers HTTP/1.0 requests, which have no Host",
  async (path) => {
    const { handle } = await createTestSite();
    const { open } = await startTestListener(handle);
    const answer = await exchange(open(), `GET ${path} HTTP/1.0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test.each(["/healthz", "/readyz"])("%s answers a request with a malformed Host", async (path) => {
  const site = await createTestSite();
  expect((await site.ask(path, { headers: { Host: "_check" } })).status).toBe(200);
});

test("a stop closes idle connections", async () => {
  const { open, close } = await startTestListener();
  const socket = open();
  await exchange(socket);
  const closed = once(socket.resume(), "close");
  await soon(close());
  await soon(closed);
});

test("a stop aborts an answer that takes too long", async () => {
  const asked = Promise.withResolvers<void>();
  const { open, close } = await startTestListener(
    () => {
      asked.resolve();
      return new Promise(() => {});
    },
    { closing: 50 },
  );
  const socket = open();
  socket.write(request);
  await soon(asked.promise);
  const closed = once(socket, "close");
  await soon(close());
  await soon(closed);
});
