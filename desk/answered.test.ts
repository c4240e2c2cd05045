// What is open until it is marked as answered, and how requests are found again.

import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

/** A desk beside a site that has had these forms, a minute apart. */
async function openDesk(...forms: Record<string, string>[]) {
  const site = await createTestSite();
  for (const changes of forms) {
    expect((await site.ask("/", postForm(buildQuoteForm(changes)))).status).toBe(303);
    site.clock.advance(60_000);
  }
  const desk = createTestDesk(site);
  const idsOf = async (...args: string[]): Promise<number[]> =>
    JSON.parse((await desk(...args, "--json")).out).map(({ id }: { id: number }) => id);
  return { site, desk, idsOf };
}

describe("a request is open", () => {
  test("until it is marked as answered, and again once that is taken back", async () => {
    const { desk, idsOf } = await openDesk({ model: "Model S" }, { model: "Model X" });
    expect(await idsOf("list", "--open")).toEqual([2, 1]);
    expect((await desk("answered", "1")).out).toBe("Quote request 1 is answered.\n");
    expect(await idsOf("list", "--open")).toEqual([2]);
    expect((await desk("answered", "1", "--undo")).out).toBe("Quote request 1 is open again.\n");
    expect(await idsOf("list", "--open")).toEqual([2, 1]);
  });

  test("and the list says how many are, beyond those it shows", async () => {
    const { desk } = await openDesk({ model: "Model S" }, { model: "Model X" });
    expect((await desk("list", "--open", "--limit", "1")).out).toMatch(
      /^2 .* open\n.*There are more.*\nOpen: 2\. To mark one as answered: desk answered ID\n$/ms,
    );
    await desk("answered", "1", "2");
    expect((await desk("list", "--open")).out).toBe(
      "Nothing is open: every quote request is answered.\n",
    );
  });

  test("and stands out once it has been for longer than a business day", async () => {
    const { desk, site } = await openDesk({ model: "Model S" });
    // From a Friday afternoon to a Tuesday morning.
    site.clock.advance(4 * 24 * 60 * 60_000 - 5 * 60 * 60_000);
    expect((await site.ask("/", postForm(buildQuoteForm({ model: "Model X" })))).status).toBe(303);
    expect((await desk("list", "--open")).out).toMatch(
      /^2 .* open\n1 .* overdue\nOpen: 2, 1 of them for longer than a business day\. To mark/ms,
    );
  });

  test("unless it is spam, or erased", async () => {
    const { desk, idsOf } = await openDesk(
      { "bot-field": "x" },
      { email: "grace@example.com" },
      { email: "alan@example.com" },
    );
    await desk("erase", "--email", "grace@example.com", "--yes");
    expect(await idsOf("list", "--open")).toEqual([3]);
    await desk("not-spam", "1");
    expect(await idsOf("list", "--open")).toEqual([3, 1]);
  });

  test("no longer once its sender is a customer", async () => {
    const { desk, idsOf } = await openDesk({});
    await desk("mark", "1", "--customer");
    expect(await idsOf("list", "--open")).toEqual([]);
    await desk("mark", "1", "--not-customer");
    expect(await idsOf("list", "--open")).toEqual([]);
  });
});

test("answering a second time keeps the first time", async () => {
  const { site, desk } = await openDesk({});
  await desk("answered", "1");
  const { out } = await desk("show", "1");
  expect(out).toContain("  Answered:       2026-11-20 14:04\n");
  site.clock.advance(24 * 60 * 60 * 1000);
  await desk("answered", "1");
  expect((await desk("show", "1")).out).toBe(out);
});

test("answered --before marks what is open and came before that day, and nothing else", async () => {
  const { site, desk, idsOf } = await openDesk({}, { "bot-field": "x" }, { model: "Model S" });
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

test("list says of each request where it stands", async () => {
  const { desk } = await openDesk({ model: "A" }, { model: "B" }, { model: "C" });
  await desk("answered", "2");
  await desk("mark", "1", "--customer");
  const states = (await desk("list")).out.split("\n").map((line) => line.split(/ {2,}/).at(-1));
  expect(states).toEqual(["State", "open", "answered", "customer", ""]);
});

describe("a note", () => {
  test("is kept with its request, shown, and handed over", async () => {
    const { desk } = await openDesk({});
    expect((await desk("note", "1", "Rang her:", "wants matte")).out).toBe(
      "The note is kept with quote request 1.\n",
    );
    expect((await desk("show", "1")).out).toContain("  Note:\n    Rang her: wants matte\n");
    expect((await desk("export", "--csv")).out).toContain('"Rang her: wants matte"\r\n');
    const held = JSON.parse((await desk("export", "--email", "ada@example.com")).out);
    expect(held[0].note).toBe("Rang her: wants matte");
  });

  test("is taken away by no words", async () => {
    const { desk } = await openDesk({});
    await desk("note", "1", "x");
    for (const nothing of [[], [" "]]) {
      expect((await desk("note", "1", ...nothing)).out).toBe("Quote request 1 has no note.\n");
      expect((await desk("show", "1")).out).not.toContain("Note:");
    }
  });
});

describe("desk find", () => {
  const forms = [
    { firstName: "Ada", email: "ada@example.com", make: "Tesla", model: "Model 3" },
    { firstName: "Émile", email: "zola@example.com", make: "Citroën", model: "C3" },
    { firstName: "Per 100%", email: "p_r@example.com", make: "Škoda", model: "Fabia" },
  ];
  test.each([
    [["ada"], [1]],
    [["TESLA"], [1]],
    [["tesla ada"], [1]],
    [["tesla", "zola"], []],
    [["zola@"], [2]],
    [["émile"], [2]],
    [["ÉMILE"], [2]],
    [["škoda"], [3]],
    [["100%"], [3]],
    [["a%a"], []],
    [["p_r"], [3]],
    [["z_la"], []],
    [["!"], []],
    [["'"], []],
    [["example"], [3, 2, 1]],
  ])("%j finds %j", async (words, ids) => {
    const { idsOf } = await openDesk(...forms);
    expect(await idsOf("find", ...words)).toEqual(ids);
  });

  test("finds what is set aside as spam, and says so where there is nothing", async () => {
    const { desk, idsOf } = await openDesk({ "bot-field": "x" });
    expect(await idsOf("find", "tesla")).toEqual([1]);
    expect((await desk("find", "grace")).out).toBe("Nothing found.\n");
  });
});

describe("typed wrongly, or about nothing:", () => {
  test.each([
    [["answered"], 2, "Say which: IDs, or --before DATE."],
    [["answered", "1", "--before", "2026-11-20"], 2, "Say which: IDs, or --before DATE."],
    [["answered", "--before", "2026-13-01"], 2, "--before must be a date, such as 2026-11-20."],
    [["answered", "--before", "2026-11-20T10:00"], 2, "--before must be a date"],
    [["answered", "--before", "on 2026-11-20"], 2, "--before must be a date"],
    [["answered", "x"], 2, "ID must be a whole number from 1"],
    [["answered", "--before", "yesterday"], 2, "--before must be a date, such as 2026-11-20."],
    [["answered", "--before", "2026-11-20", "--undo"], 2, "Say which: IDs, or --before DATE."],
    [["answered", "99"], 1, "There is no quote request 99."],
    [["answered", "99", "--undo"], 1, "There is no quote request 99."],
    [["note", "99", "x"], 1, "There is no quote request 99."],
    [["note"], 2, "ID must be a whole number from 1, such as 17."],
    [["find"], 2, "Say whom or what: ada tesla, or --email ADDRESS."],
    [["find", "ada", "--email", "ada@example.com"], 2, "Say whom or what"],
    [["list", "--open", "--spam"], 2, "Say one: --open or --spam."],
  ])("%j", async (args, status, problem) => {
    const { desk } = await openDesk({});
    const result = await desk(...args);
    expect(result.status).toBe(status);
    expect(result.errors).toContain(problem);
  });
});
