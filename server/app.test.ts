import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import type { Database } from "#server/db/schema.ts";
import { isSiteRunningOnFolder, isSiteRunningOnPostgresql } from "#server/db/site-lock.ts";
import type { Env } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createTestDatabaseSettings, testEngine } from "#tests/support/test-database.ts";
import {
  buildQuoteForm,
  createTestFolder,
  createTestSite,
  parseTestEnv,
  postForm,
  storedDeliveries,
  storedIds,
  testPages,
} from "#tests/support/test-site.ts";
import { startApp } from "./app.ts";

async function startTestApp(settings: Record<string, string> = {}, onLog = (_event: string) => {}) {
  const env = parseTestEnv({
    DATA_DIR: await createTestFolder(),
    PORT: "0",
    ...(await createTestDatabaseSettings()),
    ...settings,
  });
  const server = await startApp({
    env,
    pages: testPages,
    log: createLog((line) => onLog(JSON.parse(line).event)),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { address: server.address, port: Number(new URL(server.address).port), stop, env };
}

async function inDatabase<T>(env: Env, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(env, silentLog);
  return work(database).finally(() => database.close());
}

/** A site that has stored a request and stopped. */
async function createStoppedSite() {
  const site = await startTestApp();
  await fetch(site.address, { ...postForm(buildQuoteForm()), redirect: "manual" });
  await site.stop();
  return site;
}

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test("a form that is still arriving when the server stops is stored and answered", async () => {
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
  // A stop that did not wait for the form would close the database meanwhile.
  for (let time = 0; time < 50; time += 1) {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  }
  socket.write(body.slice(20));
  await once(socket, "close");
  await stopped;
  expect(received.join("")).toMatch(/^HTTP\/1\.1 303 /);
  expect(await inDatabase(env, (database) => storedIds({ database }))).toEqual([1]);
});

test("the desk detects a running site until it has stopped", async () => {
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

test("a request wakes the outbox before its next poll", async () => {
  // Fake timers never fire, so no poll happens.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const site = await createTestSite({ sendMail: async () => tell() });
  await site.outbox.start();
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  await site.sendForm();
  await told;
  await site.outbox.stop();
  expect(site.mails).toHaveLength(1);
});

test("with enough space and all channels, a start logs no warning", async () => {
  const { env } = await createStoppedSite();
  await inDatabase(env, ({ queries }) =>
    queries
      .updateTable("notice")
      .set({ state: "waiting", claimedUntil: null, dueAt: fromNow(1), giveUpAt: fromNow(-1) })
      .execute(),
  );
  const events: string[] = [];
  const settings = { DATA_DIR: env.dataDir, STORE_LIMIT_MB: "30", PHOTO_SPACE_MB: "30" };
  const again = await startTestApp(settings, (event) => events.push(event));
  await again.stop();
  // The tests' PostgreSQL runs with fsync = off, which is logged.
  expect(events.filter((event) => !event.startsWith("PostgreSQL runs with"))).toEqual([]);
});

test("a start on a taken port is reported and leaves the database closed", async () => {
  const { port } = await startTestApp();
  const DATA_DIR = await createTestFolder();
  await expect(startTestApp({ PORT: String(port), DATA_DIR })).rejects.toMatchObject({
    part: "address",
    cause: { code: "EADDRINUSE" },
  });
  expect(isSiteRunningOnFolder(DATA_DIR)).toBe(false);
});

test.runIf(testEngine === "sqlite")(
  "a start whose first write fails reports the data folder",
  async () => {
    const { env } = await createStoppedSite();
    await inDatabase(env, async ({ queries }) => {
      await queries
        .updateTable("notice")
        .set({ claimedUntil: fromNow(1) })
        .execute();
      await sql`create trigger fail before update on notice begin select raise(abort, 'no'); end`.execute(
        queries,
      );
    });
    const again = startTestApp({ DATA_DIR: env.dataDir });
    await expect(again).rejects.toMatchObject({ part: "data folder" });
  },
);

test("a start purges expired requests, and sends deliveries that a killed process had leased", async () => {
  const { env } = await createStoppedSite();
  await inDatabase(env, async ({ engine, queries }) => {
    const row = await queries.selectFrom("quoteRequest").selectAll().executeTakeFirstOrThrow();
    const receivedAt = "2020-01-01T00:00:00.000Z";
    await queries
      .insertInto("quoteRequest")
      .values({ ...row, id: 0, receivedAt, idempotencyKey: "old" })
      .execute();
    // On PostgreSQL a start releases no leases, since they may belong to another instance.
    const claimedUntil = engine === "sqlite" ? fromNow(1) : null;
    await queries.updateTable("notice").set({ state: "waiting", claimedUntil }).execute();
  });
  const mail = join(env.dataDir, "mail", "request-0.eml");
  await mkdir(dirname(mail), { recursive: true });
  await writeFile(mail, "");
  await startTestApp({ DATA_DIR: env.dataDir });
  const look = () =>
    inDatabase(env, async (database) => [
      await storedIds({ database }),
      (await storedDeliveries({ database })).map(({ state }) => state),
      existsSync(mail),
    ]);
  await expect.poll(look).toEqual([[1], ["sent"], false]);
});
