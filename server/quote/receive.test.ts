import { describe, expect, test } from "vitest";
import { optionalFields, quoteFields, quoteLimits } from "#contract/quote-request.ts";
import {
  buildQuoteForm,
  buildUuid,
  createTestSite,
  postForm,
  readRendered,
  storedNotices,
  storedRequests,
} from "#tests/support/test-site.ts";

describe("a form that is right", () => {
  test("is thanked with 303 and stored with every field", async () => {
    const site = await createTestSite();
    const answer = await site.ask("/", postForm(buildQuoteForm({ message: "Satin, please" })));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/thank-you");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await storedRequests(site)).toMatchObject([
      {
        id: 1,
        receivedAt: "2026-11-20T14:03:21.000Z",
        firstName: "Ada",
        email: "ada@example.com",
        make: "Tesla",
        model: "Model 3",
        wrapType: "Vehicle Wrap",
        message: "Satin, please",
        spamReason: null,
      },
    ]);
    expect(await storedNotices(site)).toMatchObject([{ quoteRequestId: 1, state: "waiting" }]);
  });

  test("is stored as typed when it holds markup, formulas, emoji or right-to-left text", async () => {
    const site = await createTestSite();
    const names = ["<script>alert(1)</script>", "=HYPERLINK(1)", "🦊 Zoë", "عادل", "Robert'); --"];
    for (const firstName of names) await site.ask("/", postForm(buildQuoteForm({ firstName })));
    expect((await storedRequests(site)).map((row) => row.firstName)).toEqual(names);
  });

  test("with a filled honeypot is thanked alike, set aside, and nobody is notified", async () => {
    const site = await createTestSite();
    const answer = await site.ask("/", postForm(buildQuoteForm({ "bot-field": "x" })));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thank-you"]);
    expect(await storedRequests(site)).toMatchObject([{ spamReason: "honeypot filled" }]);
    expect(await storedNotices(site)).toEqual([]);
  });
});

describe("a form with mistakes", () => {
  const mistakes: [string, Record<string, string>, Record<string, string>][] = [
    ["a blank first name", { firstName: " " }, { firstName: "First name is required" }],
    ["a blank email", { email: "" }, { email: "Email is required" }],
    ["a malformed email", { email: "ada@example" }, { email: "Enter a valid email" }],
    ["a blank make", { make: "\t" }, { make: "Vehicle make is required" }],
    ["a blank model", { model: "" }, { model: "Vehicle model is required" }],
    ["no wrap type", { wrapType: "" }, { wrapType: "Wrap type is required" }],
    [
      "an unknown wrap type",
      { wrapType: "Paint" },
      { wrapType: "Select a wrap type from the list" },
    ],
    [
      "a name over its limit",
      { firstName: "a".repeat(quoteLimits.firstName + 1) },
      { firstName: "First name must be 100 characters or fewer" },
    ],
  ];
  test.each(mistakes)(
    "%s is sent back with 422, its message and the values, and nothing is stored",
    async (_, changes, errors) => {
      const site = await createTestSite();
      const answer = await site.ask("/", postForm(buildQuoteForm(changes)));
      expect(answer.status).toBe(422);
      expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      const { state } = await readRendered(answer);
      expect(state?.quote?.errors).toEqual(errors);
      expect(state?.quote?.values.email).toBe(changes.email ?? "ada@example.com");
      expect(await storedRequests(site)).toEqual([]);
    },
  );

  test("a field sent twice is sent back and nothing is stored", async () => {
    const site = await createTestSite();
    const form = new URLSearchParams(buildQuoteForm());
    form.append("email", "eve@example.com");
    const { state } = await readRendered(await site.ask("/", postForm(form)));
    expect(Object.keys(state?.quote?.errors ?? {})).toEqual(["email"]);
    expect(await storedRequests(site)).toEqual([]);
  });

  test("an empty form is sent back with a message for every field that must be filled", async () => {
    const site = await createTestSite();
    const { state } = await readRendered(await site.ask("/", postForm({})));
    const required = quoteFields.filter((field) => !optionalFields.includes(field));
    expect(Object.keys(state?.quote?.errors ?? {})).toEqual(required);
  });

  test("is answered in plain text when the page cannot be rendered", async () => {
    const site = await createTestSite({
      pages: { render: () => Promise.reject(new Error("broken")) },
    });
    const answer = await site.ask("/", postForm(buildQuoteForm({ make: "", model: "" })));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toBe(
      "Please check the form. Vehicle make is required. Vehicle model is required.\n",
    );
  });
});

describe("the idempotency key", () => {
  const keyed = (key: string) => postForm(buildQuoteForm(), { "Idempotency-Key": key });

  test("makes a repeated form be thanked again and stored once", async () => {
    const site = await createTestSite();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await site.ask("/", keyed(buildUuid(77)))).status).toBe(303);
    }
    expect(await storedRequests(site)).toHaveLength(1);
    expect(await storedNotices(site)).toHaveLength(1);
  });

  test("stores once when the same form arrives twenty times at the same moment", async () => {
    const site = await createTestSite();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.ask("/", keyed(buildUuid(78)))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
    expect(await storedRequests(site)).toHaveLength(1);
  });

  test("is named in the answer once the request is stored, in one that a script can read where it asks for that", async () => {
    const site = await createTestSite();
    const key = buildUuid(79);
    const asked = postForm(buildQuoteForm(), {
      "Idempotency-Key": key,
      Accept: "application/json",
    });
    const direct = await site.ask("/", asked);
    expect([direct.status, direct.headers.get("Idempotency-Key")]).toEqual([204, key]);
    expect(direct.headers.get("Cache-Control")).toBe("no-store");
    const led = await site.ask("/", keyed(key));
    expect([led.status, led.headers.get("Idempotency-Key")]).toEqual([303, key]);
    const refused = await site.ask("/", postForm({}, { "Idempotency-Key": key }));
    expect([refused.status, refused.headers.has("Idempotency-Key")]).toEqual([422, false]);
  });

  test("that is no UUID is treated as none, so that no request is lost", async () => {
    const site = await createTestSite();
    for (const key of ["", "1", "x".repeat(5000)]) await site.ask("/", keyed(key));
    expect(await storedRequests(site)).toHaveLength(3);
  });
});

test("nothing that a visitor typed reaches the log", async () => {
  const site = await createTestSite();
  await site.ask("/?email=ada@example.com", postForm(buildQuoteForm({ message: "secret" })));
  await site.ask("/ada@example.com");
  await site.outbox.deliverDue();
  expect(site.logLines.length).toBeGreaterThan(1);
  expect(site.logLines.join("")).not.toMatch(/ada|tesla|secret/i);
});
