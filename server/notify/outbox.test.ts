import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  storedNotices,
} from "#tests/support/test-site.ts";
import { claimDue } from "./claims.ts";
import type { Channel } from "./notice.ts";
import { retryPolicy } from "./notice.ts";
import { createOutbox } from "./outbox.ts";

test("of several requests that are due at once each has a mail of its own", async () => {
  const site = await createTestSite();
  for (const model of ["Model 3", "Model S"]) {
    await site.ask("/", postForm(buildQuoteForm({ model })));
  }
  await site.outbox.deliverDue();
  const mails = site.mails.map(({ fileName, subject }) => [fileName, subject]).sort();
  expect(mails).toEqual([
    ["request-1", "Quote request 1: Vehicle Wrap for Tesla Model 3"],
    ["request-2", "Quote request 2: Vehicle Wrap for Tesla Model S"],
  ]);
});

describe("two instances", () => {
  test("never send the same notice, however they look for it at once", async () => {
    const site = await createTestSite();
    for (let number = 0; number < 20; number += 1) {
      await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
    }
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimDue(site.database, "email", site.clock.now(), 5)),
    );
    const claimed = claims.flat().map(({ notice }) => notice.id);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed.length).toBeGreaterThanOrEqual(15);
  });

  test("one takes over what the other had claimed when it was killed", async () => {
    const site = await createTestSite();
    await site.ask("/", postForm(buildQuoteForm()));
    expect(await claimDue(site.database, "email", site.clock.now(), 5)).toHaveLength(1);
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(0);
    site.clock.advance(2 * retryPolicy.attemptLimit);
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(1);
  });
});

test("a receiver that never answers holds up neither the others nor, for long, itself", async () => {
  const site = await createTestSite({
    settings: { WEBHOOK_URL: "http://unused.test", WEBHOOK_SECRET: `whsec_${"a".repeat(40)}` },
  });
  await site.ask("/", postForm(buildQuoteForm()));
  const sent: string[] = [];
  const channels: Channel[] = [
    { name: "webhook", send: () => new Promise(() => {}) },
    { name: "email", send: async () => void sent.push("email") },
  ];
  const outbox = createOutbox({
    database: site.database,
    channels,
    now: site.clock.now,
    random: Math.random,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    attemptLimit: 20,
  });
  await outbox.deliverDue();
  expect(sent).toEqual(["email"]);
  expect(await storedNotices(site)).toMatchObject([
    { channel: "email", state: "sent" },
    { channel: "webhook", state: "waiting", lastProblem: "TimeoutError" },
  ]);
});

test("a backlog does not hold up a stop: what is left waits for the next start", async () => {
  const site = await createTestSite();
  for (let number = 0; number < 12; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
  }
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  let sent = 0;
  const outbox = createOutbox({
    database: site.database,
    channels: [
      {
        name: "email",
        async send() {
          begin();
          await go;
          sent += 1;
        },
      },
    ],
    now: site.clock.now,
    random: Math.random,
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  await outbox.start();
  await begun;
  const stopped = outbox.stop();
  letGo();
  await stopped;
  expect(sent).toBeLessThan(12);
  expect((await storedNotices(site)).filter(({ state }) => state === "waiting")).toHaveLength(
    12 - sent,
  );
});

test("a store that cannot be read is logged, and ends nothing", async () => {
  const site = await createTestSite();
  const logged: unknown[] = [];
  const outbox = createOutbox({
    database: { ...site.database, queries: undefined as never },
    channels: [{ name: "email", send: async () => {} }],
    now: site.clock.now,
    random: Math.random,
    log: { debug() {}, info() {}, warn() {}, error: (...line) => void logged.push(line) },
  });
  await outbox.deliverDue();
  expect(logged).toEqual([
    ["outbox not read", expect.objectContaining({ channel: "email", error: "TypeError" })],
  ]);
});

test("claims that a crash left are let go at the start where no other instance can hold them", async () => {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm()));
  expect(await claimDue(site.database, "email", site.clock.now(), 5)).toHaveLength(1);
  await site.outbox.start();
  await site.outbox.stop();
  expect(site.mails).toHaveLength(site.database.engine === "sqlite" ? 1 : 0);
});

test("what is stored while it runs is sent once it is woken, without waiting for the next look", async () => {
  const site = await createTestSite();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const sent = Promise.withResolvers<void>();
  const outbox = createOutbox({
    database: site.database,
    channels: [{ name: "email", send: async () => sent.resolve() }],
    now: site.clock.now,
    random: () => 0.5,
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  await outbox.start();
  await site.ask("/", postForm(buildQuoteForm()));
  outbox.wake();
  await sent.promise;
  await outbox.stop();
});
