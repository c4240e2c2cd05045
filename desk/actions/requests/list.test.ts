import { describe, expect, test } from "vitest";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { createTestDeskOf } from "#tests/support/test-desk-sites.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";

describe("desk list", () => {
  test("prints requests with their state, newest first, and --spam prints spam with its reason", async () => {
    const { desk } = await createTestDeskOf(
      { firstName: "Ada" },
      { "bot-field": "x" },
      { model: "B" },
      { model: "C" },
    );
    await desk("answered", "3");
    await desk("mark", "4", "--customer");
    const { out, status } = await desk("list");
    expect(status).toBe(0);
    expect(out).toMatch(/^ID +Received +First name +Email +Vehicle +Wrap type +State\n/);
    expect(out).toMatch(
      /\n4 .* customer\n3 .* answered\n1 {3}2026-11-20 14:03 {2}Ada +ada@example\.com {2}Tesla Model 3 {2}Vehicle Wrap {2}open\n$/,
    );
    expect((await desk("list", "--spam")).out).toMatch(/^2 .*honeypot filled$/m);
    expect(await desk("list", "--open", "--spam")).toMatchObject({
      status: 2,
      errors: expect.stringContaining("Choose one: --open or --spam."),
    });
  });

  test("escapes invisible characters, such as those that reverse the text", async () => {
    const { desk } = await createTestDeskOf({
      firstName: "Ada\u202Exe",
      make: "a\u2066b\u200Bc",
      model: "a\u061C\u200F",
    });
    for (const args of [["list"], ["show", "1"], ["list", "--json"], ["export", "--csv"]]) {
      const { out } = await desk(...args);
      expect(out.replace(/^\uFEFF/, "")).not.toMatch(
        /[\u202A-\u202E\u2066-\u2069\u200B-\u200F\u061C]/,
      );
      expect(out).toMatch(/u\{?202E/i);
    }
  });

  test("--json holds every field as stored", async () => {
    const form = { firstName: "Ada\u202E", message: "one\ntwo", "bot-field": "x" };
    const { desk, site } = await createTestDeskOf(form);
    await desk("mark", "1", "--customer");
    site.clock.advance(60_000);
    await desk("answered", "1");
    await desk("note", "1", "Rang");
    expect(JSON.parse((await desk("list", "--spam", "--json")).out)).toEqual([
      {
        id: 1,
        receivedAt: "2026-11-20T14:03:21.000Z",
        ...validQuoteRequest,
        firstName: "Ada\u202E",
        message: "one\ntwo",
        spamReason: "honeypot filled",
        customerSince: "2026-11-20T14:04:21.000Z",
        answeredAt: "2026-11-20T14:05:21.000Z",
        note: "Rang",
      },
    ]);
  });

  test("shows the newest twenty requests, and the command that shows more", async () => {
    const { desk } = await createTestDeskOf(
      ...Array.from({ length: 21 }, (_, index) => ({ email: `ada${index}@example.com` })),
    );
    const { out } = await desk("list");
    expect(out.split("\n")).toHaveLength(1 + 20 + 1 + 1);
    expect(out.endsWith("Show more: npm run desk -- list --limit 40\n")).toBe(true);
    expect((await desk("list", "--limit", "21")).out).not.toContain("Show more");
    expect(JSON.parse((await desk("list", "--json")).out)).toHaveLength(20);
  });

  test("prints a message if the list is empty", async () => {
    const { desk } = await createTestDeskOf();
    expect((await desk("list")).out).toBe("No quote requests yet.\n");
    expect((await desk("list", "--spam")).out).toBe("Nothing is flagged as spam.\n");
    expect((await desk("list", "--json")).out).toBe("[]\n");
  });
});

test("desk list --open counts open and overdue requests, and prints the command that marks a request as answered", async () => {
  const { desk, site } = await createTestDeskOf({ model: "Model S" });
  // From a Friday afternoon to a Tuesday morning.
  site.clock.advance(4 * 24 * 60 * 60_000 - 5 * 60 * 60_000);
  await site.ask("/", postForm(buildQuoteForm({ model: "Model X" })));
  const counts =
    "Open: 2 (1 for longer than a business day). To mark one as answered: npm run desk -- answered";
  const { out } = await desk("list", "--open");
  expect(out).toMatch(/^2 .* open\n1 .* overdue\n/m);
  expect(out).toContain(`${counts} 1\n`);
  expect((await desk("list", "--open", "--limit", "1")).out).toContain(
    `list --open --limit 2\n${counts} 2\n`,
  );
  await desk("answered", "1", "2");
  expect((await desk("list", "--open")).out).toBe("No quote request is open.\n");
});

// Differences of case and accents are tested in server/quote/find.test.ts.
test.each([
  [["tesla ada"], [1]],
  [["tesla", "eve"], []],
  [["100%"], [2]],
  [["a%a"], []],
  [["example"], [3, 2, 1]],
  [["--email", "aDa@example.com"], [1]],
])("desk find %j finds %j, spam included", async (words, ids) => {
  const { desk, idsOf } = await createTestDeskOf(
    { firstName: "Ada", email: "ada@example.com", make: "Tesla", model: "Model 3" },
    { firstName: "Per 100%", email: "p_r@example.com", make: "Škoda", model: "Fabia" },
    { email: "eve@example.com", "bot-field": "x", make: "Ford", model: "Transit" },
  );
  expect(await idsOf("find", ...words)).toEqual(ids);
  expect((await desk("find", "100%")).out).toMatch(/^ID .*\n2 .* open\n$/);
  expect((await desk("find", "grace")).out).toBe("Nothing found.\n");
  const unknown = await desk("find", "--email", "grace@example.com");
  expect(unknown.out).toBe("Nothing is held about this person.\n");
});
