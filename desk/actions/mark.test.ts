// What is open until it is marked as answered.

import { describe, expect, test } from "vitest";
import { createTestDeskOf } from "#tests/support/desk-with-requests.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";

describe("a request is open", () => {
  test("until it is marked as answered, and again once that is taken back", async () => {
    const { desk, idsOf } = await createTestDeskOf({ model: "Model S" }, { model: "Model X" });
    expect(await idsOf("list", "--open")).toEqual([2, 1]);
    expect((await desk("answered", "1")).out).toBe("Quote request 1 is answered.\n");
    expect(await idsOf("list", "--open")).toEqual([2]);
    expect((await desk("answered", "1", "--undo")).out).toBe(
      "Quote request 1 is no longer marked as answered.\n",
    );
    expect(await idsOf("list", "--open")).toEqual([2, 1]);
  });

  test("and the list says how many are, beyond those it shows", async () => {
    const { desk } = await createTestDeskOf({ model: "Model S" }, { model: "Model X" });
    expect((await desk("list", "--open", "--limit", "1")).out).toMatch(
      /^2 .* open\n.*list --open --limit 2\nOpen: 2\. To mark one as answered: npm run desk -- answered 2\n$/ms,
    );
    await desk("answered", "1", "2");
    expect((await desk("list", "--open")).out).toBe(
      "Nothing is open: every quote request is answered.\n",
    );
  });

  test("and stands out once it has been for longer than a business day", async () => {
    const { desk, site } = await createTestDeskOf({ model: "Model S" });
    // From a Friday afternoon to a Tuesday morning.
    site.clock.advance(4 * 24 * 60 * 60_000 - 5 * 60 * 60_000);
    expect((await site.ask("/", postForm(buildQuoteForm({ model: "Model X" })))).status).toBe(303);
    expect((await desk("list", "--open")).out).toMatch(
      /^2 .* open\n1 .* overdue\nOpen: 2, 1 of them for longer than a business day\. To mark/ms,
    );
  });

  test("unless it is spam, or erased", async () => {
    const { desk, idsOf } = await createTestDeskOf(
      { "bot-field": "x" },
      { email: "grace@example.com" },
      { email: "alan@example.com" },
    );
    await desk("erase", "--email", "grace@example.com", "--yes");
    expect(await idsOf("list", "--open")).toEqual([3]);
    await desk("not-spam", "1");
    expect(await idsOf("list", "--open")).toEqual([3, 1]);
  });

  test("not while its sender is a customer, and again once that is taken back", async () => {
    const { desk, idsOf } = await createTestDeskOf({});
    await desk("mark", "1", "--customer");
    expect(await idsOf("list", "--open")).toEqual([]);
    const { out } = await desk("answered", "1", "--undo");
    expect(out).not.toContain("open");
    await desk("mark", "1", "--not-customer");
    expect(await idsOf("list", "--open")).toEqual([1]);
  });
});

test("answering a second time keeps the first time", async () => {
  const { site, desk } = await createTestDeskOf({});
  await desk("answered", "1");
  const { out } = await desk("show", "1");
  expect(out).toContain("  Answered:       2026-11-20 14:04\n");
  site.clock.advance(24 * 60 * 60 * 1000);
  await desk("answered", "1");
  expect((await desk("show", "1")).out).toBe(out);
});

test("answered --before takes a day from its beginning at the workshop, in summer too", async () => {
  const { desk, site, idsOf } = await createTestDeskOf();
  // From a Friday at 14:03 to 00:30 on 1 July, by the clocks of London.
  site.clock.advance(222 * 24 * 60 * 60_000 + (9 * 60 + 27) * 60_000);
  await site.ask("/", postForm(buildQuoteForm()));
  expect((await desk("list")).out).toContain("2027-07-01 00:30");
  await desk("answered", "--before", "2027-07-01");
  expect(await idsOf("list", "--open")).toEqual([1]);
  await desk("answered", "--before", "2027-07-02");
  expect(await idsOf("list", "--open")).toEqual([]);
});

test("answered --before marks what is open and came before that day, and nothing else", async () => {
  const { site, desk, idsOf } = await createTestDeskOf(
    {},
    { "bot-field": "x" },
    { model: "Model S" },
  );
  site.clock.advance(24 * 60 * 60 * 1000);
  await site.ask("/", postForm(buildQuoteForm({ model: "Model X" })));
  await desk("answered", "3");
  expect((await desk("answered", "--before", "2026-11-21")).out).toBe(
    "1 quote requests are marked as answered.\n",
  );
  expect(await idsOf("list", "--open")).toEqual([4]);
  await desk("not-spam", "2");
  expect(await idsOf("list", "--open")).toEqual([4, 2]);
});

describe("typed wrongly, or about nothing:", () => {
  test.each([
    [["answered"], 2, "Say which: IDs, or --before DATE."],
    [["answered", "1", "--before", "2026-11-20"], 2, "Say which: IDs, or --before DATE."],
    [["answered", "--before", "2026-13-01"], 2, "--before must be a date, such as 2026-11-20."],
    [["answered", "--before", "2026-02-30"], 2, "--before must be a date, such as 2026-11-20."],
    [["answered", "--before", "2026-11-31"], 2, "--before must be a date, such as 2026-11-20."],
    [["answered", "--before", "2026-11-20T10:00"], 2, "--before must be a date"],
    [["answered", "--before", "on 2026-11-20"], 2, "--before must be a date"],
    [["answered", "x"], 2, "ID must be a whole number from 1"],
    [["answered", "--before", "yesterday"], 2, "--before must be a date, such as 2026-11-20."],
    [["answered", "--before", "2026-11-20", "--undo"], 2, "Say which: IDs, or --before DATE."],
    [["answered", "99"], 1, "There is no quote request 99."],
    [["answered", "99", "--undo"], 1, "There is no quote request 99."],
  ])("%j", async (args, status, problem) => {
    const { desk } = await createTestDeskOf({});
    const result = await desk(...args);
    expect(result.status).toBe(status);
    expect(result.errors).toContain(problem);
  });
});
