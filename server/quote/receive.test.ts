import { describe, expect, test } from "vitest";
import { formBodyLimit } from "#server/http/form-body.ts";
import { studio } from "#studio/studio.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import {
  buildQuoteForm,
  buildUuid,
  createTestSite,
  postForm,
  readRendered,
  storedDeliveries,
  storedRequests,
} from "#tests/support/test-site.ts";
import { answerRateLimited, refusalsWithValues } from "./receive.ts";

describe("a valid form", () => {
  test("is answered with 303 and stored with every field", async () => {
    const site = await createTestSite();
    const answer = await site.sendForm({ message: "Satin, please" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/thank-you");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const receivedAt = "2026-11-20T14:03:21.000Z";
    const values = { ...validQuoteRequest, message: "Satin, please" };
    expect(await storedRequests(site)).toMatchObject([{ ...values, receivedAt, spamReason: null }]);
    expect(await storedDeliveries(site)).toMatchObject([{ quoteRequestId: 1, state: "waiting" }]);
  });

  test("with a filled honeypot gets the same answer, is flagged as spam, and notifies nobody", async () => {
    const site = await createTestSite();
    const answer = await site.sendForm({ "bot-field": "x" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thank-you"]);
    expect(await storedRequests(site)).toMatchObject([{ spamReason: "honeypot filled" }]);
    expect(await storedDeliveries(site)).toEqual([]);
  });

  test("is stored even if its key is not a UUID", async () => {
    const site = await createTestSite();
    for (const key of ["1", "x".repeat(5000)]) {
      const changes = { model: `Model ${key.length}` };
      expect((await site.sendForm(changes, { "Idempotency-Key": key })).status).toBe(303);
    }
    expect(await storedRequests(site)).toHaveLength(2);
  });
});

test("a stored request's key is returned, without a redirect if a script asks for JSON", async () => {
  const site = await createTestSite();
  const key = buildUuid(79);
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.ask("/", postForm(fields, { "Idempotency-Key": key, ...headers }));
  const direct = await send(buildQuoteForm(), { Accept: "application/json" });
  expect([direct.status, direct.headers.get("Idempotency-Key")]).toEqual([204, key]);
  expect(direct.headers.get("Cache-Control")).toBe("no-store");
  const led = await send(buildQuoteForm());
  expect([led.status, led.headers.get("Idempotency-Key")]).toEqual([303, key]);
  const refused = await send({});
  expect([refused.status, refused.headers.has("Idempotency-Key")]).toEqual([422, false]);
});

describe("a form with mistakes", () => {
  // contract/ tests the rules and their messages.
  test.each<[string, Record<string, string>, string[]]>([
    ["a blank first name", { firstName: " " }, ["firstName"]],
    ["an unknown wrap type", { wrapType: "Paint" }, ["wrapType"]],
    ["several", { make: "\t", model: "" }, ["make", "model"]],
  ])(
    "(%s) is returned with 422, its messages and the values, and not stored",
    async (_, changes, fields) => {
      const site = await createTestSite();
      const answer = await site.sendForm(changes);
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
      expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      const { quote } = (await readRendered(answer)).state;
      expect(Object.keys(quote?.errors ?? {})).toEqual(fields);
      expect(quote?.values.email).toBe("ada@example.com");
      expect(await storedRequests(site)).toEqual([]);
    },
  );

  test("is answered in plain text if the page cannot be rendered", async () => {
    const site = await createTestSite({
      pages: { render: () => Promise.reject(new Error("broken")) },
    });
    const answer = await site.sendForm({ make: "", model: "" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toBe(
      "Please check the form. Vehicle make is required. Vehicle model is required.\n",
    );
    expect(site.logLines.join("")).toContain("page not rendered");
  });
});

const json = { "Content-Type": "application/json" };
test.each<[string, number, string, RequestInit]>([
  ["from another site", 403, "on our own", postForm({}, { Origin: "https://evil.test" })],
  ["in JSON", 415, "use the form on our page", postForm(buildQuoteForm(), json)],
  ["of bytes that are not UTF-8", 400, "send it again", { ...postForm({}), body: "make=%FF" }],
  ["over the limit", 413, "shorten it", postForm({ message: "x".repeat(formBodyLimit) })],
])(
  "a post %s is answered %i with the advice “%s” as plain text, and nothing is stored",
  async (_, status, advice, init) => {
    const site = await createTestSite();
    const answer = await site.ask("/", init);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(advice)]);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await storedRequests(site)).toEqual([]);
  },
);

test("while the database is unavailable, the answer is 503 with the values, and pages are served", async () => {
  const site = await createTestSite();
  await site.database.close();
  const answer = await site.sendForm({}, { Accept: "text/html" });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  expect(site.logLines.join("")).toContain('"quote request not stored"');
  const { state } = await readRendered(answer);
  expect(state?.quote?.values).toMatchObject({ firstName: "Ada", make: "Tesla" });
  expect(state?.problem?.text).toContain(studio.phone.display);
  expect((await site.ask("/")).status).toBe(200);
});

describe("an address that has sent too many forms", () => {
  test("is told to wait for a whole minute, even if fewer seconds are left", async () => {
    const context = { request: new Request("http://localhost/") } as never;
    const answer = await answerRateLimited(context, {} as never, { seconds: 1, times: 9 });
    expect(await answer.text()).toContain("again in 1 minute,");
  });

  test.each([
    ["RATE_PER_MINUTE", "1 minute"],
    ["RATE_PER_HOUR", "60 minutes"],
  ])("for %s is told to wait %s, even if it forges X-Forwarded-For", async (limit, wait) => {
    const site = await createTestSite({ settings: { RATE_LIMIT: "on", [limit]: "1" } });
    const send = (forwarded: string, address = "192.0.2.1") =>
      site.sendForm({}, { "X-Forwarded-For": forwarded }, { address });
    expect((await send("198.51.100.1")).status).toBe(303);
    const answer = await send("198.51.100.2");
    expect(answer.status).toBe(429);
    expect(Math.ceil(Number(answer.headers.get("Retry-After")) / 60)).toBe(parseInt(wait, 10));
    expect(await answer.text()).toContain(
      `Please send your request again in ${wait}, or ring us on ${studio.phone.display}.`,
    );
    expect((await send("198.51.100.1", "192.0.2.2")).status).toBe(303);
  });

  test("gets its values back with the first refusals, and a plain page with later ones", async () => {
    const site = await createTestSite({ settings: { RATE_LIMIT: "on", RATE_PER_MINUTE: "1" } });
    const send = () => site.ask("/", postForm({ make: "Tesla" }, { Accept: "text/html" }));
    expect((await send()).status).toBe(422);
    for (let refusal = 1; refusal <= refusalsWithValues + 1; refusal += 1) {
      const { state } = await readRendered(await send());
      expect(state.quote !== undefined, `refusal ${refusal}`).toBe(refusal <= refusalsWithValues);
    }
  });
});

test("visitor input never reaches the log", async () => {
  const site = await createTestSite();
  await site.ask("/?email=ada@example.com", postForm(buildQuoteForm({ message: "secret" })));
  await site.ask("/ada@example.com");
  await site.outbox.deliverDue();
  expect(site.logLines.length).toBeGreaterThan(1);
  expect(site.logLines.join("")).not.toMatch(/ada|tesla|secret/i);
});
