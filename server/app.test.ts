import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import type { Database } from "#server/db/schema.ts";
import { isSiteRunningOnFolder, isSiteRunningOnPostgresql } from "#server/db/site-lock.ts";
import type { Env } from "#server/env.ts";
import { createMailServer } from "#tests/support/mail-server.ts";
import { createTestDatabaseSettings } from "#tests/support/test-database.ts";
import {
  buildQuoteForm,
  createTestFolder,
  createTestSite,
  parseTestEnv,
  postForm,
  testPages,
} from "#tests/support/test-site.ts";
import { startApp } from "./app.ts";
import { createLog } from "./log.ts";

/** @param onLog is told of every event. */
async function start(settings: Record<string, string> = {}, onLog = (_event: string) => {}) {
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
  const database = await openDatabase(
    env,
    createLog(() => {}),
  );
  return work(database).finally(() => database.close());
}

async function countStored(env: Env): Promise<number> {
  const ids = await inDatabase(env, ({ queries }) =>
    queries.selectFrom("quoteRequest").select("id").execute(),
  );
  return ids.length;
}

/** Resolves once the server has logged the event. */
function waitFor(event: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { seen: promise, onLog: (logged: string) => logged === event && resolve() };
}

test("a request acknowledged over the network is in the database file", async () => {
  const { address, env } = await start();
  const answer = await fetch(address, { ...postForm(buildQuoteForm()), redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(await countStored(env)).toBe(1);
});

test("a request posted to the running server reaches the studio's mailbox", async () => {
  const { port, arrived } = await createMailServer();
  const { address } = await start({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "quotes@example.com",
  });
  await fetch(address, { ...postForm(buildQuoteForm()), redirect: "manual" });
  expect(await arrived).toContain("To: quotes@example.com");
});

test("what is past its time when the server starts is removed, and the rest stays", async () => {
  const { address, env, stop } = await start();
  for (const model of ["Model 3", "Model S", "Model Y"]) {
    await fetch(address, { ...postForm(buildQuoteForm({ model })), redirect: "manual" });
  }
  await stop();
  await inDatabase(env, ({ queries }) =>
    queries
      .updateTable("quoteRequest")
      .set({ receivedAt: "2020-01-01T00:00:00.000Z" })
      .where("model", "=", "Model S")
      .execute(),
  );
  const purged = waitFor("quote requests purged");
  const again = await start({ DATA_DIR: env.dataDir }, purged.onLog);
  await purged.seen;
  await again.stop();
  expect(await countStored(env)).toBe(2);
});

test("a form still arriving when the server is told to stop is taken, answered and stored", async () => {
  const { port, stop, env } = await start();
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

test("a connection that waits with nothing to ask does not hold up a stop", async () => {
  const { port, stop } = await start();
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  await stop();
});

test("the desk sees that a site runs, until it has stopped", async () => {
  const { env, stop } = await start();
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

test("a site is ready for as long as its database takes what is written", async () => {
  const { ask, database } = await createTestSite();
  expect((await ask("/readyz")).status).toBe(200);
  await database.close();
  expect((await ask("/readyz")).status).toBe(503);
});

test("a start complains of no space while there is some, and parks nothing whose channel is set up", async () => {
  const first = await start();
  await fetch(first.address, { ...postForm(buildQuoteForm()), redirect: "manual" });
  await first.stop();
  const { env } = first;
  const [past, ahead] = [-1, 1].map((hours) =>
    new Date(Date.now() + hours * 60 * 60 * 1000).toISOString(),
  );
  await inDatabase(env, ({ queries }) =>
    queries
      .updateTable("notice")
      .set({ state: "waiting", claimedUntil: null, dueAt: ahead, giveUpAt: past })
      .execute(),
  );
  const events: string[] = [];
  const space = { STORE_LIMIT_MB: "30", PHOTO_SPACE_MB: "30" };
  const again = await start({ DATA_DIR: env.dataDir, ...space }, (event) => events.push(event));
  await again.stop();
  expect(events).toEqual([]);
});

test("a port that is taken is reported, and the store is left closed", async () => {
  const { port } = await start();
  await expect(start({ PORT: String(port) })).rejects.toMatchObject({
    part: "address",
    cause: { code: "EADDRINUSE" },
  });
});

test("a start does at once what is due: purges what is past its time, sends what a killed process had claimed", async () => {
  const first = await start();
  await fetch(first.address, { ...postForm(buildQuoteForm()), redirect: "manual" });
  await first.stop();
  const { env } = first;
  const database = await openDatabase(
    env,
    createLog(() => {}),
  );
  onTestFinished(() => database.close());
  const { queries } = database;
  const [row] = await queries.selectFrom("quoteRequest").selectAll().execute();
  if (row === undefined) throw new Error("nothing stored");
  const { id: _, ...old } = row;
  const past = "2020-01-01T00:00:00.000Z";
  await queries
    .insertInto("quoteRequest")
    .values({ ...old, receivedAt: past, idempotencyKey: "old" })
    .execute();
  const claim = new Date(Date.now() + 60_000).toISOString();
  await queries
    .updateTable("notice")
    .set({
      state: "waiting",
      // PostgreSQL's claims are other instances': they are left to lapse.
      claimedUntil: database.engine === "sqlite" ? claim : null,
    })
    .execute();
  await start({ DATA_DIR: env.dataDir });
  const keys = () => queries.selectFrom("quoteRequest").select("idempotencyKey").execute();
  await expect.poll(keys).toEqual([{ idempotencyKey: row.idempotencyKey }]);
  const states = () => queries.selectFrom("notice").select("state").execute();
  await expect.poll(states).toEqual([{ state: "sent" }]);
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
