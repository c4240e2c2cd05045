import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { isSiteRunningOnFolder, isSiteRunningOnPostgresql } from "#server/db/site-lock.ts";
import { countStored, inDatabase, startTestApp } from "#tests/support/test-app.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

test("a form still arriving when the server is told to stop is taken, answered and stored", async () => {
  const { port, stop, env } = await startTestApp();
  const body = new URLSearchParams(buildQuoteForm()).toString();
  const socket = connect(port, "127.0.0.1");
  const received: string[] = [];
  socket.setEncoding("utf8").on("data", (text: string) => received.push(text));
  socket.write(
    `POST / HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  await fetch(`http://127.0.0.1:${port}/`);
  const stopped = stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  socket.write(body.slice(20));
  await once(socket, "close");
  await stopped;
  expect(received.join("")).toMatch(/^HTTP\/1\.1 303 /);
  expect(await countStored(env)).toBe(1);
});

test("the desk sees that a site runs, until it has stopped", async () => {
  const { env, stop } = await startTestApp();
  const isSeen = () =>
    inDatabase(env, async (database) =>
      database.engine === "postgresql"
        ? isSiteRunningOnPostgresql(database.pool)
        : isSiteRunningOnFolder(env.dataDir),
    );
  expect(await isSeen()).toBe(true);
  await stop();
  expect(await isSeen()).toBe(false);
});

test("a request that arrives while the outbox rests is told of at once, not at its next look", async () => {
  // No timer ever fires: only being woken can make the outbox look again.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const site = await createTestSite({ sendMail: async () => tell() });
  await site.outbox.start();
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  await site.ask("/", postForm(buildQuoteForm()));
  await told;
  await site.outbox.stop();
  expect(site.mails).toHaveLength(1);
});
