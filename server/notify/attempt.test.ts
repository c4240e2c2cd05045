import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#server/db/schema.ts";
import { createLog } from "#server/log.ts";
import { createTestSite, storedDeliveries } from "#tests/support/test-site.ts";
import { deliverOne } from "./attempt.ts";
import { type Channel, pauseAfter } from "./delivery.ts";
import { leaseDue } from "./leases.ts";

/** Makes one attempt through a channel; returns the stored state and the log. */
async function attempt(
  channel: Omit<Channel, "name">,
  readClock: (now: Database["now"]) => Promise<Date> = (now) => now(),
) {
  const site = await createTestSite();
  const database = { ...site.database, now: () => readClock(site.database.now) };
  // Spam has no delivery, so the request's number differs from the delivery's.
  await site.sendForm({ "bot-field": "x" });
  await site.sendForm();
  const [toSend] = await leaseDue(database, "email", 1);
  if (toSend === undefined) throw new Error("nothing to send");
  const logged: object[] = [];
  const log = createLog((line) => logged.push(JSON.parse(line)));
  await deliverOne(
    { database, random: () => 0.5, log, attemptLimit: 50 },
    { name: "email", ...channel },
    toSend,
  );
  const [delivery] = await storedDeliveries(site);
  return { delivery, logged };
}

const fail = (values: object) =>
  Promise.reject(Object.assign(new Error("ada@example.com"), values));

test("a sent delivery is marked as sent, and logged with channel, request and attempt", async () => {
  const { delivery, logged } = await attempt({ send: async () => {} });
  expect(delivery).toMatchObject({ state: "sent" });
  const fields = { channel: "email", quoteRequest: 2, attempt: 1 };
  expect(logged).toMatchObject([{ level: "info", event: "delivery sent", ...fields }]);
});

test("a sent delivery is recorded even if the database is away for half a minute", async () => {
  onTestFinished(() => void vi.useRealTimers());
  let passed = 0;
  // Fake timers start only here, since PostgreSQL's driver needs real ones to connect.
  const send = vi.fn(async () => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  const attempted = attempt({ send }, (now) => {
    if (send.mock.calls.length > 0 && passed < 30_000) throw new Error("away");
    return now();
  });
  const outcome = attempted.finally(() => clearInterval(ticking));
  const ticking = setInterval(() => {
    if (!vi.isFakeTimers() || passed === 30_000) return;
    passed += 1_000;
    vi.advanceTimersByTime(1_000);
  }, 1);
  expect((await outcome).delivery).toMatchObject({ state: "sent" });
  expect(send).toHaveBeenCalledOnce();
});

test("a failure is stored and logged by code, without its message", async () => {
  const { delivery, logged } = await attempt({
    send: () => fail({ code: "EAUTH", responseCode: 535 }),
  });
  expect(delivery).toMatchObject({
    state: "waiting",
    lastProblem: "EAUTH 535",
    claimedUntil: null,
    dueAt: "2026-11-20T14:03:36.000Z",
  });
  const fields = { channel: "email", quoteRequest: 2, attempt: 1, problem: "EAUTH 535" };
  expect(logged).toMatchObject([{ level: "warn", event: "delivery attempt failed", ...fields }]);
  expect(JSON.stringify(logged)).not.toContain("ada@");
});

test("a delivery that another instance sends during a failing attempt stays sent", async () => {
  const site = await createTestSite({
    async sendMail() {
      await site.database.queries.updateTable("notice").set({ state: "sent" }).execute();
      throw new Error("too late");
    },
  });
  await site.sendForm();
  await site.outbox.deliverDue();
  expect(await storedDeliveries(site)).toMatchObject([{ state: "sent" }]);
});

test("an attempt past its deadline fails, and its signal tells the channel to stop", async () => {
  const told = vi.fn();
  const { delivery } = await attempt({
    send(_, signal) {
      signal.addEventListener("abort", told);
      return new Promise<never>(() => {});
    },
  });
  expect(delivery).toMatchObject({ state: "waiting", lastProblem: "TimeoutError" });
  expect(told).toHaveBeenCalledOnce();
});

test.each([
  ["a refused recipient", { code: "EENVELOPE", responseCode: 550 }, true, "parked"],
  ["a refused mail", { code: "EMESSAGE", responseCode: 500 }, true, "parked"],
  ["a recipient refused for the moment", { code: "EENVELOPE", responseCode: 499 }, true, "waiting"],
  ["a refusal without a number", { code: "EENVELOPE" }, true, "waiting"],
  ["a refused login", { code: "EAUTH", responseCode: 535 }, true, "waiting"],
  ["no encryption", { code: "ETLS", responseCode: 502 }, true, "waiting"],
  ["a refused recipient", { code: "EENVELOPE", responseCode: 550 }, false, "waiting"],
])(
  "after %s (%o) with failsOnRefusal %s, the delivery's state is %s",
  async (_, values, failsOnRefusal, state) => {
    const { delivery, logged } = await attempt({ failsOnRefusal, send: () => fail(values) });
    expect(delivery?.state).toBe(state);
    const event = state === "parked" ? "delivery failed" : "delivery attempt failed";
    expect(logged).toMatchObject([{ event }]);
  },
);

test("pauses between attempts double up to an hour, with jitter so that attempts do not coincide", () => {
  const hour = 3_600_000;
  const pauses = [1, 2, 3, 20, 200].map((attempts) => pauseAfter(attempts, () => 0.5));
  expect(pauses).toEqual([15_000, 30_000, 60_000, hour, hour]);
  expect(pauseAfter(1, () => 0)).toBe(11_250);
  expect(pauseAfter(1, () => 0.999)).toBeGreaterThan(18_000);
});
