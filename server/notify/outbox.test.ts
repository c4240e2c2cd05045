import { describe, expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestSite, storedDeliveries, type TestSite } from "#tests/support/test-site.ts";
import { type Channel, retryPolicy } from "./delivery.ts";
import { leaseDue } from "./leases.ts";
import { createOutbox, type OutboxDeps } from "./outbox.ts";

const HOUR = 60 * 60 * 1000;

/** A site whose mail server is reachable while `server.open` is true. */
async function createSiteWithMailServer() {
  const server = { open: false, attempts: 0 };
  const site = await createTestSite({
    async sendMail() {
      server.attempts += 1;
      if (!server.open) throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    },
  });
  await site.sendForm();
  const look = async (milliseconds = 0) => {
    site.clock.advance(milliseconds);
    await site.outbox.deliverDue();
  };
  return { ...site, server, look };
}

const createOutboxOf = (site: TestSite, channels: Channel[], others: Partial<OutboxDeps> = {}) =>
  createOutbox({
    database: site.database,
    channels,
    random: () => 0.5,
    log: silentLog,
    elapsed: () => 0,
    ...others,
  });

describe("a delivery that failed", () => {
  test("is retried with the same Message-ID after its pause, and never again once sent", async () => {
    const site = await createSiteWithMailServer();
    await site.look();
    expect(await storedDeliveries(site)).toMatchObject([
      { state: "waiting", attempts: 1, lastProblem: "ECONNREFUSED" },
    ]);
    site.server.open = true;
    await site.look(retryPolicy.firstPause - 1);
    expect(site.server.attempts).toBe(1);
    await site.look(1);
    for (let looks = 0; looks < 3; looks += 1) await site.look(HOUR);
    expect(site.mails).toHaveLength(1);
    const [delivery] = await storedDeliveries(site);
    expect(delivery).toMatchObject({ state: "sent", attempts: 2, lastProblem: null });
    expect(site.mails[0]?.messageId).toBe(`<${delivery?.reference}@localhost>`);
  });

  test("is retried for 72 hours, about once an hour, and then fails for good", async () => {
    const site = await createSiteWithMailServer();
    for (let hours = 0; hours < 72; hours += 1) await site.look(hours > 0 ? HOUR : 0);
    expect(await storedDeliveries(site)).toMatchObject([{ state: "waiting" }]);
    await site.look(HOUR);
    expect(await storedDeliveries(site)).toMatchObject([{ state: "parked", attempts: 73 }]);
    expect(site.logLines.join("")).toContain("delivery failed");
  });

  test("is retried for hours more if the clock jumped ahead, or the site was down for days", async () => {
    const site = await createSiteWithMailServer();
    for (let hours = 0; hours < 12; hours += 1) await site.look(hours === 1 ? 100 * HOUR : HOUR);
    site.server.open = true;
    await site.look(HOUR);
    expect(site.mails).toHaveLength(1);
  });

  test("is not delayed by a clock that was set back a day", async () => {
    const site = await createSiteWithMailServer();
    await site.look();
    site.server.open = true;
    await site.look(-24 * HOUR);
    expect(site.mails).toHaveLength(1);
  });
});

describe("two instances", () => {
  test("never send the same delivery, even if they poll at the same time", async () => {
    const site = await createTestSite();
    await site.sendForms(20);
    const leased: number[] = [];
    // Twice, since connections to PostgreSQL are open only the second time.
    for (const limit of [1, 3]) {
      const polls = Array.from({ length: 8 }, () => leaseDue(site.database, "email", limit));
      leased.push(...(await Promise.all(polls)).flat().map(({ delivery }) => delivery.id));
    }
    expect(new Set(leased).size).toBe(leased.length);
    expect(leased.length).toBeGreaterThanOrEqual(15);
  });

  test("send every delivery, even if one instance is killed while it holds a lease", async () => {
    const site = await createTestSite();
    await site.sendForm();
    expect(await leaseDue(site.database, "email", 5)).toHaveLength(1);
    await site.outbox.deliverDue();
    site.clock.advance(60_000);
    // A lease's age counts from its last change.
    const again = { claimedUntil: "2026-11-20T15:00:00.000Z" };
    await site.database.queries.updateTable("notice").set(again).execute();
    for (const wait of [0, 120_000 - 1, 1]) {
      expect(site.mails).toHaveLength(0);
      site.clock.advance(wait);
      await site.outbox.deliverDue();
    }
    expect(site.mails).toHaveLength(1);
  });

  test.each([24, -24])(
    "never send the same delivery, even if the clock jumps %i hours while it is being sent",
    async (hours) => {
      const site = await createTestSite();
      await site.sendForm();
      expect(await leaseDue(site.database, "email", 5)).toHaveLength(1);
      const send = vi.fn(async () => {});
      const other = createOutboxOf(site, [{ name: "email", send }]);
      await other.deliverDue();
      site.clock.advance(hours * HOUR);
      await other.deliverDue();
      expect(send).not.toHaveBeenCalled();
    },
  );
});

test("a receiver that never answers delays no other channel; the attempt ends at its time limit, and a retry follows", async () => {
  const site = await createTestSite({
    settings: { WEBHOOK_URL: "http://unused.test", WEBHOOK_SECRET: `whsec_${"a".repeat(40)}` },
  });
  await site.sendForm();
  const channels: Channel[] = [
    { name: "webhook", send: () => new Promise(() => {}) },
    { name: "email", send: async () => {} },
  ];
  await createOutboxOf(site, channels, { attemptLimit: 20 }).deliverDue();
  expect(await storedDeliveries(site)).toMatchObject([
    { channel: "email", state: "sent" },
    { channel: "webhook", state: "waiting", lastProblem: "TimeoutError" },
  ]);
});

test("a backlog does not delay a stop: deliveries not yet begun wait for the next start", async () => {
  const site = await createTestSite();
  await site.sendForms(12);
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const send = () => {
    begun.resolve();
    return ended.promise;
  };
  const outbox = createOutboxOf(site, [{ name: "email", atOnce: 2, send }]);
  await outbox.start();
  await begun.promise;
  const stopped = outbox.stop();
  ended.resolve();
  await stopped;
  const sent = (await storedDeliveries(site)).filter(({ state }) => state === "sent");
  expect(sent).toHaveLength(2);
});

test("a started outbox polls every five seconds; on SQLite it immediately sends deliveries leased before a crash", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  const site = await createTestSite();
  await site.sendForm();
  await leaseDue(site.database, "email", 1);
  const outbox = createOutboxOf(site, [{ name: "email", send: async () => {} }]);
  await outbox.start();
  await expect.poll(() => timers.mock.calls.map(([, wait]) => wait)).toContain(5_000);
  await outbox.stop();
  const state = testEngine === "sqlite" ? "sent" : "waiting";
  expect(await storedDeliveries(site)).toMatchObject([{ state }]);
});

test("an unusable database is logged, and the outbox keeps running", async () => {
  const site = await createTestSite();
  const database = { ...site.database, queries: undefined as never };
  const log = { ...silentLog, error: vi.fn() };
  await createOutboxOf(site, [{ name: "email", send: vi.fn() }], { database, log }).deliverDue();
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    "outbox could not use the database",
    expect.objectContaining({ channel: "email", error: "TypeError" }),
  );
});
