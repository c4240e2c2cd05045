import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";

import { soon } from "#tests/support/soon.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { connectionLimits, listen, makeRoomWhenFull } from "./listen.ts";
import type { RequestHandler } from "./routes.ts";

const hello: RequestHandler = async () => new Response("hello");

async function start(
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

const request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

async function receive(socket: Socket): Promise<string> {
  const [text] = await soon(once(socket.setEncoding("utf8"), "data"));
  return text;
}

test("an answer comes from the app, which is told the connection's address", async () => {
  let seen = "";
  const { address } = await start(async (_, connection) => {
    seen = connection?.address ?? "";
    return new Response("hello");
  });
  expect(await (await soon(fetch(address))).text()).toBe("hello");
  expect(seen).toBe("127.0.0.1");
});

test("an address of IPv6 is printed in brackets", async () => {
  const listener = await soon(listen({ handle: hello, host: "::1", port: 0 }));
  onTestFinished(() => listener.close());
  expect(listener.address).toMatch(/^http:\/\/\[::1\]:\d+$/);
});

test("a middleware sees every request first and passes on what is not its own", async () => {
  const listener = await soon(
    listen({
      handle: hello,
      host: "127.0.0.1",
      port: 0,
      middleware: ({ url }, response, next) =>
        url === "/own" ? void response.end("middleware") : next(),
    }),
  );
  onTestFinished(() => listener.close());
  expect(await (await soon(fetch(`${listener.address}/own`))).text()).toBe("middleware");
  expect(await (await soon(fetch(listener.address))).text()).toBe("hello");
});

test("two thousand requests in one write reach the app once", async () => {
  let asked = 0;
  const { open } = await start(async () => {
    asked += 1;
    return new Response("hello");
  });
  const socket = open();
  socket.write(request.repeat(2000));
  socket.resume();
  await soon(once(socket, "close"));
  expect(asked).toBe(1);
});

test("an answer that is not read is broken off, however many more are asked for", async () => {
  const brokenOff = Promise.withResolvers<void>();
  const { open } = await start(
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

test("headers that do not end are broken off", async () => {
  const { open } = await start(hello, { headers: 100, request: 200, checkedEvery: 20 });
  const socket = open();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n");
  expect(await receive(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that does not end is broken off", async () => {
  const readAll: RequestHandler = async (asked) => new Response(await asked.text());
  const { open } = await start(readAll, { headers: 100, request: 200, checkedEvery: 20 });
  const socket = open();
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf");
  await soon(once(socket.resume(), "close"));
});

test("a connection left idle is closed after a while that proxies' own is shorter than", async () => {
  const { address } = await start();
  const answer = await soon(fetch(address));
  expect(answer.headers.get("Keep-Alive")).toBe(`timeout=${connectionLimits.idle / 1000}`);
  expect(connectionLimits.idle).toBeGreaterThan(60_000);
});

test("beyond the most connections newcomers are turned away, and idle ones make room", async () => {
  const { open } = await start(hello, { connections: 2 });
  const [first, second] = [open(), open()];
  for (const socket of [first, second]) {
    socket.write(request);
    expect(await receive(socket)).toMatch(/^HTTP\/1\.1 200 /);
  }
  const idleClosed = Promise.all([once(first, "close"), once(second, "close")]);
  await soon(once(open().resume(), "close"));
  await soon(idleClosed);
  const next = open();
  next.write(request);
  expect(await receive(next)).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ["without a Host header", "GET / HTTP/1.1\r\n\r\n"],
  ["with a malformed Host", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
  ["for a malformed address", "GET http://[/ HTTP/1.1\r\nHost: a\r\n\r\n"],
])("a request %s is answered 400 by the app, headers and words included", async (_, asked) => {
  const site = await createTestSite();
  const { open } = await start(site.handle);
  const socket = open();
  socket.write(asked);
  const answer = await receive(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/\r\nContent-Security-Policy: /i);
  expect(answer).toMatch(
    /\r\n\r\nWe cannot read this address\. Please check it, or begin at the start page\.\n$/,
  );
});

test("an app that fails is answered 500, and the next request is taken", async () => {
  let fails = true;
  const { address } = await start(async () => {
    if (fails) throw new Error("secret detail");
    return new Response("hello");
  });
  const failed = await soon(fetch(address));
  expect([failed.status, await failed.text()]).toEqual([500, ""]);
  fails = false;
  expect(await (await soon(fetch(address))).text()).toBe("hello");
});

test("a stop ends connections that wait with nothing to ask", async () => {
  const { open, close } = await start();
  const socket = open();
  socket.write(request);
  await receive(socket);
  const closed = once(socket.resume(), "close");
  await soon(close());
  await soon(closed);
});

test("a stop waits for an answer under way, and ends its connection after it", async () => {
  const answering = Promise.withResolvers<Response>();
  const asked = Promise.withResolvers<void>();
  const { open, close } = await start(() => {
    asked.resolve();
    return answering.promise;
  });
  const socket = open();
  socket.write(request);
  await soon(asked.promise);
  const stopped = close();
  const [answer, closed] = [receive(socket), once(socket, "close")];
  answering.resolve(new Response("hello"));
  expect(await answer).toMatch(/hello$/);
  await soon(closed);
  await soon(stopped);
});

test("a request that is half sent when the server is told to stop is answered as the last of its connection", async () => {
  const { open, close, address } = await start();
  const socket = open();
  socket.write(request.slice(0, 10));
  // Once another is answered, the half has been read too.
  await (await soon(fetch(address))).text();
  const stopped = close();
  socket.write(request.slice(10));
  expect(await receive(socket)).toMatch(/\r\nConnection: close\r\n/i);
  await soon(stopped);
});

test("an answer that does not come in time is broken off by a stop", async () => {
  const asked = Promise.withResolvers<void>();
  const { open, close } = await start(
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

test("however many are turned away, idle connections are looked for once a second", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const server = Object.assign(new EventEmitter(), { closeIdleConnections: vi.fn() });
  makeRoomWhenFull(server as never);
  for (const [wait, looked] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [0, 2],
  ] as const) {
    vi.advanceTimersByTime(wait);
    server.emit("drop");
    expect(server.closeIdleConnections).toHaveBeenCalledTimes(looked);
  }
});
