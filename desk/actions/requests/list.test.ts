import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { createTestDeskOf } from "#tests/support/test-desk-sites.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";

describe("desk list", () => {
  test("prints the newest first, with spam kept apart", async () => {
    const { desk } = await createTestDeskOf(
      { firstName: "Ada" },
      { "bot-field": "x" },
      { firstName: "Grace" },
    );
    const { out, status } = await desk("list");
    expect(out).toMatch(/^ID +Received +First name +Email +Vehicle +Wrap type +State\n/);
    const ids = out
      .split("\n")
      .slice(1, -1)
      .map((line) => line.split(" ")[0]);
    expect([status, ids]).toEqual([0, ["3", "1"]]);
    expect(out).toMatch(
      /^1 {3}2026-11-20 14:03 {2}Ada +ada@example\.com {2}Tesla Model 3 {2}Vehicle Wrap {2}open$/m,
    );
    expect((await desk("list", "--spam")).out).toMatch(/^2 .*honeypot filled$/m);
    expect((await desk("list", "--limit", "1")).out).not.toContain("Ada");
  });

  test("keeps its columns straight whatever the width of the characters", async () => {
    const { desk } = await createTestDeskOf(
      { firstName: "李雷" },
      { firstName: "🦊🦊🦊" },
      { firstName: "👩‍👩‍👧‍👦 Zoë" },
      { firstName: "漢".repeat(60) },
    );
    const lines = (await desk("list")).out.trimEnd().split("\n");
    const starts = lines.map((line) => stringWidth(line.slice(0, line.search(/Email|ada@/))));
    expect(new Set(starts).size).toBe(1);
  });

  test("lets no visitor move the cursor, colour the screen or turn writing round", async () => {
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

  test("--json holds every field, as stored", async () => {
    const { desk } = await createTestDeskOf({ firstName: "Ada\u202E", message: "one\ntwo" });
    expect(JSON.parse((await desk("list", "--json")).out)).toEqual([
      {
        id: 1,
        receivedAt: "2026-11-20T14:03:21.000Z",
        ...validQuoteRequest,
        firstName: "Ada\u202E",
        message: "one\ntwo",
        spamReason: null,
        customerSince: null,
        answeredAt: null,
        note: null,
      },
    ]);
  });
});

describe("desk list, when there are more", () => {
  test("shows twenty, says that there are more, and how to see them", async () => {
    const { desk } = await createTestDeskOf(
      ...Array.from({ length: 21 }, (_, index) => ({ email: `ada${index}@example.com` })),
    );
    const { out } = await desk("list");
    expect(out.split("\n")).toHaveLength(1 + 20 + 1 + 1);
    expect(out.endsWith("For older ones too: npm run desk -- list --limit 40\n")).toBe(true);
    expect((await desk("list", "--limit", "21")).out).not.toContain("For older");
    expect(JSON.parse((await desk("list", "--json")).out)).toHaveLength(20);
  });

  test("says so when there is nothing", async () => {
    const { desk } = await createTestDeskOf();
    expect((await desk("list")).out).toBe("No quote requests yet.\n");
    expect((await desk("list", "--spam")).out).toBe("Nothing is flagged as spam.\n");
    expect((await desk("list", "--json")).out).toBe("[]\n");
  });
});

test("list says of each request where it stands", async () => {
  const { desk } = await createTestDeskOf({ model: "A" }, { model: "B" }, { model: "C" });
  await desk("answered", "2");
  await desk("mark", "1", "--customer");
  const states = (await desk("list")).out.split("\n").map((line) => line.split(/ {2,}/).at(-1));
  expect(states).toEqual(["State", "open", "answered", "customer", ""]);
});

test("desk list --open --spam is refused: a request is never both", async () => {
  const { desk } = await createTestDeskOf();
  expect(await desk("list", "--open", "--spam")).toMatchObject({
    status: 2,
    errors: expect.stringContaining("Say one: --open or --spam."),
  });
});

describe("desk list --open", () => {
  test("says how many are open beyond those it shows, and the command that marks one", async () => {
    const { desk } = await createTestDeskOf({ model: "Model S" }, { model: "Model X" });
    expect((await desk("list", "--open", "--limit", "1")).out).toMatch(
      /^2 .* open\n.*list --open --limit 2\nOpen: 2\. To mark one as answered: npm run desk -- answered 2\n$/ms,
    );
    await desk("answered", "1", "2");
    expect((await desk("list", "--open")).out).toBe(
      "Nothing is open: every quote request is answered.\n",
    );
  });

  test("counts those that have been open for longer than a business day", async () => {
    const { desk, site } = await createTestDeskOf({ model: "Model S" });
    // From a Friday afternoon to a Tuesday morning.
    site.clock.advance(4 * 24 * 60 * 60_000 - 5 * 60 * 60_000);
    expect((await site.ask("/", postForm(buildQuoteForm({ model: "Model X" })))).status).toBe(303);
    expect((await desk("list", "--open")).out).toMatch(
      /^2 .* open\n1 .* overdue\nOpen: 2, 1 of them for longer than a business day\. To mark/ms,
    );
  });
});

describe("desk find", () => {
  const forms = [
    { firstName: "Ada", email: "ada@example.com", make: "Tesla", model: "Model 3" },
    { firstName: "Per 100%", email: "p_r@example.com", make: "Škoda", model: "Fabia" },
    { email: "eve@example.com", "bot-field": "x", make: "Ford", model: "Transit" },
  ];
  test.each([
    [["tesla ada"], [1]],
    [["tesla", "eve"], []],
    [["skoda"], [2]],
    [["100%"], [2]],
    [["a%a"], []],
    [["z_la"], []],
    [["'"], []],
    [["transit"], [3]],
    [["example"], [3, 2, 1]],
    [["--email", "aDa@example.com"], [1]],
  ])("%j finds %j, spam included", async (words, ids) => {
    const { desk, idsOf } = await createTestDeskOf(...forms);
    expect(await idsOf("find", ...words)).toEqual(ids);
    expect((await desk("find", "grace")).out).toBe("Nothing found.\n");
  });
});
