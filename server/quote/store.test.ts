// Tests of duplicates and repeats, and who is notified of them, on one instance and on several.

import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import {
  buildUuid,
  createTestSite,
  storedDeliveries,
  storedRequests,
  type TestSite,
} from "#tests/support/test-site.ts";
import { clearSpam } from "./mark.ts";
import { type IncomingQuoteRequest, saveQuoteRequest } from "./store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const post = (site: TestSite, changes: Record<string, string> = {}, key?: string) =>
  site.sendForm(changes, key ? { "Idempotency-Key": key } : {});

/** For each stored request, the id of the request that it repeats. */
const repeats = async (site: TestSite) =>
  (await storedRequests(site)).map(({ repeatOf }) => repeatOf);

describe("the same values without a key", () => {
  test("count as a double click for ten minutes, and later as a repeat that the studio is notified of", async () => {
    const site = await createTestSite();
    await post(site);
    site.clock.advance(10 * MINUTE - 1);
    await post(site, { make: " TESLA" });
    expect(await repeats(site)).toEqual([null]);
    site.clock.advance(1);
    await post(site);
    site.clock.advance(90 * DAY);
    await post(site);
    expect(await repeats(site)).toEqual([null, 1, 1]);
    expect(await storedDeliveries(site)).toHaveLength(3);
    await site.outbox.deliverDue();
    const said = site.mails.map(({ text }) => /Repeat: .*/.exec(String(text))?.[0]);
    const repeat = "Repeat: every field is the same as in quote request 1.";
    expect(said.sort()).toEqual([repeat, repeat, undefined]);
  });

  test("count as one request for ten minutes, even after the clock was set back", async () => {
    const site = await createTestSite();
    await post(site);
    site.clock.advance(-5 * MINUTE);
    await post(site);
    expect(await storedRequests(site)).toHaveLength(1);
    site.clock.advance(-DAY);
    await post(site);
    expect(await repeats(site)).toEqual([null, 1]);
  });

  test("count as a new request once any of them is changed", async () => {
    const site = await createTestSite();
    const changes = [
      {},
      { firstName: "Grace" },
      { email: "grace@example.com" },
      { make: "Ford" },
      { model: "Focus" },
      { wrapType: "Commercial Branding" },
      { message: "Satin, please" },
    ];
    for (const change of changes) await post(site, change);
    expect(await repeats(site)).toEqual(changes.map(() => null));
  });

  test("count as a new request if the earlier one was spam", async () => {
    const site = await createTestSite();
    await post(site, { "bot-field": "x" });
    await post(site);
    expect(await storedRequests(site)).toMatchObject([
      { spamReason: "honeypot filled" },
      { spamReason: null, repeatOf: null },
    ]);
    expect(await storedDeliveries(site)).toMatchObject([{ quoteRequestId: 2 }]);
  });
});

test("each key stores one request, even with equal values or an older release's fingerprint", async () => {
  const site = await createTestSite();
  for (const key of [1, 2, 1, 3, 2]) await post(site, {}, buildUuid(key));
  expect((await storedRequests(site)).map((row) => [row.idempotencyKey, row.repeatOf])).toEqual([
    [buildUuid(1), null],
    [buildUuid(2), 1],
    [buildUuid(3), 1],
  ]);
  await site.database.queries.updateTable("quoteRequest").set({ fingerprint: "x" }).execute();
  await post(site, {}, buildUuid(1));
  expect(await storedDeliveries(site)).toHaveLength(3);
});

test("forms with one key but different values are all stored, once each", async () => {
  const site = await createTestSite();
  for (const model of ["Model 3", "Model S", "Model S", "Model 3"]) {
    await post(site, { model }, buildUuid(1));
  }
  const stored = await storedRequests(site);
  expect(stored.map(({ model }) => model)).toEqual(["Model 3", "Model S"]);
  const isOwn = stored.map(({ idempotencyKey }) => idempotencyKey === buildUuid(1));
  expect(isOwn).toEqual([true, false]);
});

test.each([{}, { model: "Model S" }])(
  "an honest form with the changes %o is stored even if spam has used its key",
  async (changes) => {
    const site = await createTestSite();
    for (const form of [{ "bot-field": "x" }, changes, changes, { "bot-field": "x" }]) {
      await post(site, form, buildUuid(1));
    }
    const [spam, honest, ...others] = await storedRequests(site);
    expect([spam?.spamReason, honest?.spamReason, others]).toEqual(["honeypot filled", null, []]);
    expect(await storedDeliveries(site)).toMatchObject([{ quoteRequestId: honest?.id }]);
  },
);

describe("a confirmation", () => {
  const confirmed = async (site: TestSite) =>
    (await storedDeliveries(site))
      .filter(({ channel }) => channel === "confirmation")
      .map(({ quoteRequestId }) => quoteRequestId);

  test("is sent once a day to a mailbox, however the address is spelt; spam does not count", async () => {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    await post(site, { "bot-field": "x" });
    for (const email of ["Ada@example.com", "ada@ｅxample.com", "ada+van@example.com"]) {
      await post(site, { email });
    }
    await post(site, { email: "eve@example.com" });
    expect(await confirmed(site)).toEqual([2, 5]);
    for (const wait of [DAY - 1, DAY]) {
      site.clock.advance(wait);
      await post(site);
    }
    expect(await confirmed(site)).toEqual([2, 5, 7]);
    await clearSpam(site.database, 1, site.channels, randomUUID);
    expect(await confirmed(site)).toEqual([2, 5, 7, 1]);
  });

  test("is sent at most twenty times a day for forms from one network, and two hundred times in all", async () => {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    for (let network = 0; network < 11; network += 1) {
      const connection = { address: `192.0.2.${network}` };
      await site.sendForm({ "bot-field": "x" }, {}, connection);
      for (let number = 0; number < 21; number += 1) {
        await site.sendForm({ email: `ada${network}.${number}@example.com` }, {}, connection);
      }
      const most = Math.min(20 * (network + 1), 200);
      expect(await confirmed(site)).toHaveLength(most);
    }
    expect(await storedRequests(site)).toHaveLength(11 * 22);
  });
});

describe("simultaneous forms", () => {
  /** Saves each form three times, on two instances. */
  async function saveOnTwoInstances(forms: Partial<IncomingQuoteRequest>[]) {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    const other = { ...(await openDatabase(site.env, silentLog)), now: site.database.now };
    onTestFinished(() => other.close());
    const incoming = forms.map((form) => ({
      request: validQuoteRequest,
      idempotencyKey: undefined,
      spamReason: null,
      ...form,
    }));
    const save = (database: TestSite["database"], one: IncomingQuoteRequest) =>
      saveQuoteRequest({ database, channels: site.channels, newUuid: randomUUID }, one);
    await Promise.all(
      incoming.flatMap((one) => [site.database, other, site.database].map((to) => save(to, one))),
    );
    const told = (await storedDeliveries(site)).map(({ channel }) => channel);
    return { stored: await storedRequests(site), told };
  }

  test("without a key count as one request, even on two instances", async () => {
    const { stored, told } = await saveOnTwoInstances(Array(5).fill({}));
    expect(stored).toMatchObject([{ id: 1, repeatOf: null }]);
    expect(told).toEqual(["email", "confirmation"]);
  });

  test("count as one request per key, confirmed once, even on two instances", async () => {
    const keys = Array.from({ length: 5 }, (_, number) => ({ idempotencyKey: buildUuid(number) }));
    const { stored, told } = await saveOnTwoInstances(keys);
    const repeated = stored.map(({ repeatOf }) => repeatOf);
    expect(repeated).toEqual([null, ...Array(4).fill(stored[0]?.id)]);
    expect(told.filter((channel) => channel === "email")).toHaveLength(5);
    expect(told.filter((channel) => channel === "confirmation")).toHaveLength(1);
  });
});
