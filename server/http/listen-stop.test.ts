import { once } from "node:events";
import { expect, test } from "vitest";
import { receive, request, soon, startTestListener } from "#tests/support/test-listener.ts";

test("a stop ends connections that wait with nothing to ask", async () => {
  const { open, close } = await startTestListener();
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
  const { open, close } = await startTestListener(() => {
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
  const { open, close, address } = await startTestListener();
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
