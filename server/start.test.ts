import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import type { Env } from "#server/env.ts";
import { createTestDatabaseSettings } from "#tests/support/test-database.ts";
import {
  buildQuoteForm,
  createTestFolder,
  parseTestEnv,
  postForm,
  testPages,
} from "#tests/support/test-site.ts";
import { createLog } from "./log.ts";
import { startServer } from "./start.ts";

async function start(settings: Record<string, string> = {}) {
  const env = parseTestEnv({
    DATA_DIR: await createTestFolder(),
    PORT: "0",
    ...(await createTestDatabaseSettings()),
    ...settings,
  });
  const server = await startServer({
    env,
    pages: testPages,
    log: createLog(() => {}),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { address: server.address, port: Number(new URL(server.address).port), stop, env };
}

async function countStored(env: Env): Promise<number> {
  const database = await openDatabase(
    env,
    createLog(() => {}),
  );
  const rows = await database.queries.selectFrom("quote_request").select("id").execute();
  await database.close();
  return rows.length;
}

test("a request acknowledged over the network is in the database file", async () => {
  const { address, env } = await start();
  const answer = await fetch(address, { ...postForm(buildQuoteForm()), redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(await countStored(env)).toBe(1);
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

test("a port that is taken is reported, and the store is left closed", async () => {
  const { port } = await start();
  await expect(start({ PORT: String(port) })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
