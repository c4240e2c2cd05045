import { expect, test, vi } from "vitest";
import { createLog } from "#server/log.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { claimDue } from "./claims.ts";
import { deliverOne } from "./deliver.ts";
import { type Channel, pauseAfter } from "./notice.ts";

/** One attempt through a channel that behaves like this: what is stored and what is logged. */
async function attempt(channel: Omit<Channel, "name">) {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm()));
  const [toSend] = await claimDue(site.database, "email", 1);
  if (toSend === undefined) throw new Error("nothing to send");
  const lines: string[] = [];
  const sent: number[] = [];
  await deliverOne(
    {
      database: site.database,
      random: () => 0.5,
      log: createLog((line) => lines.push(line), site.clock.now),
      attemptLimit: 50,
    },
    { name: "email", ...channel },
    toSend,
    async ({ id }) => void sent.push(id),
  );
  const [notice] = await site.database.queries.selectFrom("notice").selectAll().execute();
  return { notice, sent, logged: lines.map((line) => JSON.parse(line)) };
}

const fail = (values: object, message = "ada@example.com") =>
  Object.assign(new Error(message), values);

test("what was sent is handed over to be marked, and logged with channel, request and attempt", async () => {
  const { sent, logged } = await attempt({ send: async () => {} });
  expect(sent).toEqual([1]);
  expect(logged).toEqual([
    {
      time: "2026-11-20T14:03:21.000Z",
      level: "info",
      event: "delivery sent",
      channel: "email",
      quoteRequest: 1,
      attempt: 1,
    },
  ]);
});

test("of a failure only its code is stored and logged, never what it says", async () => {
  const error = fail({ code: "EAUTH", responseCode: 535 });
  const { notice, sent, logged } = await attempt({ send: () => Promise.reject(error) });
  expect(sent).toEqual([]);
  expect(notice).toMatchObject({
    state: "waiting",
    lastProblem: "EAUTH 535",
    claimedUntil: null,
    dueAt: "2026-11-20T14:03:36.000Z",
  });
  expect(logged).toMatchObject([
    {
      level: "warn",
      event: "delivery attempt failed",
      channel: "email",
      quoteRequest: 1,
      attempt: 1,
      problem: "EAUTH 535",
    },
  ]);
  expect(JSON.stringify(logged)).not.toContain("ada@");
});

test("an attempt that takes too long has failed, and its channel is told to stop", async () => {
  const told = vi.fn();
  const send = (_: unknown, signal: AbortSignal) => {
    signal.addEventListener("abort", told);
    return new Promise<never>(() => {});
  };
  const { notice } = await attempt({ send });
  expect(notice).toMatchObject({ state: "waiting", lastProblem: "TimeoutError" });
  expect(told).toHaveBeenCalledOnce();
});

test.each([
  ["a refused recipient", { code: "EENVELOPE", responseCode: 550 }, true, "parked"],
  ["a refused mail", { code: "EMESSAGE", responseCode: 500 }, true, "parked"],
  ["a recipient refused for the moment", { code: "EENVELOPE", responseCode: 499 }, true, "waiting"],
  ["a refusal without a number", { code: "EENVELOPE" }, true, "waiting"],
  ["a refused login", { code: "EAUTH", responseCode: 535 }, true, "waiting"],
  ["no encryption", { code: "ETLS", responseCode: 502 }, true, "waiting"],
  ["a refused recipient elsewhere", { code: "EENVELOPE", responseCode: 550 }, false, "waiting"],
])(
  "after %s the notice is left so: %o, parks on refusal: %s, %s",
  async (_, values, parksOnRefusal, state) => {
    const { notice, logged } = await attempt({
      parksOnRefusal,
      send: () => Promise.reject(fail(values)),
    });
    expect(notice?.state).toBe(state);
    expect(logged[0].event).toBe(
      state === "parked" ? "delivery failed" : "delivery attempt failed",
    );
  },
);

test("pauses double up to an hour, and are spread so that attempts do not come in step", () => {
  const hour = 3_600_000;
  const pauses = [1, 2, 3, 20, 200].map((attempts) => pauseAfter(attempts, () => 0.5));
  expect(pauses).toEqual([15_000, 30_000, 60_000, hour, hour]);
  expect(pauseAfter(1, () => 0)).toBe(11_250);
  expect(pauseAfter(1, () => 0.999)).toBeGreaterThan(18_000);
});
