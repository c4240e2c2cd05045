import { describe, expect, test } from "vitest";
import { createSiteWithRefusedMail, createTestDeskOf } from "#tests/support/test-desk-sites.ts";
import { buildQuoteForm, postForm, storedDeliveries } from "#tests/support/test-site.ts";

const DAY = 24 * 60 * 60 * 1000;

describe("a request is open", () => {
  test("until it is marked as answered, and again after --undo", async () => {
    const { site, desk, idsOf } = await createTestDeskOf(
      { model: "Model S" },
      { model: "Model X" },
    );
    expect(await idsOf("list", "--open")).toEqual([2, 1]);
    expect((await desk("answered", "1")).out).toBe("Quote request 1 is answered.\n");
    expect(await idsOf("list", "--open")).toEqual([2]);
    const { out } = await desk("show", "1");
    expect(out).toMatch(/^ {2}Answered: +Friday, 20 November 2026 at 14:05 GMT$/m);
    site.clock.advance(DAY);
    // Marking a request again does not change its time.
    await desk("answered", "1");
    expect((await desk("show", "1")).out).toBe(out);
    expect((await desk("answered", "1", "--undo")).out).toBe(
      "Quote request 1 is no longer marked as answered.\n",
    );
    expect(await idsOf("list", "--open")).toEqual([2, 1]);
  });

  test("until it is marked as a customer's; unmarked, it is open or answered as before", async () => {
    const { desk, idsOf } = await createTestDeskOf({}, { model: "Model S" });
    await desk("answered", "2");
    for (const id of ["1", "2"]) {
      expect((await desk("mark", id, "--customer")).out).toBe(
        `Quote request ${id} is a customer's now: it is kept for six years.\n`,
      );
    }
    expect(await idsOf("list", "--open")).toEqual([]);
    expect((await desk("show", "1")).out).toContain("Customer since:");
    for (const id of ["1", "2"]) await desk("mark", id, "--not-customer");
    expect(await idsOf("list", "--open")).toEqual([1]);
  });
});

describe("answered --before", () => {
  test("marks only open requests received before that day", async () => {
    const { site, desk, idsOf } = await createTestDeskOf(
      {},
      { "bot-field": "x" },
      { model: "Model S" },
      { model: "Model Y" },
    );
    site.clock.advance(DAY);
    await site.ask("/", postForm(buildQuoteForm({ model: "Model X" })));
    await desk("answered", "3");
    await desk("mark", "4", "--customer");
    expect((await desk("answered", "--before", "2026-11-21")).out).toBe(
      "1 quote request marked as answered.\n",
    );
    expect(await idsOf("list", "--open")).toEqual([5]);
    await desk("not-spam", "2");
    expect(await idsOf("list", "--open")).toEqual([5, 2]);
  });

  test("starts the day at midnight in London, in summer too", async () => {
    const { desk, site, idsOf } = await createTestDeskOf();
    // From 20 November, 14:03, to 1 July, 00:30, London time.
    site.clock.advance(222 * DAY + (9 * 60 + 27) * 60_000);
    await site.ask("/", postForm(buildQuoteForm()));
    expect((await desk("list")).out).toContain("2027-07-01 00:30");
    await desk("answered", "--before", "2027-07-01");
    expect(await idsOf("list", "--open")).toEqual([1]);
    await desk("answered", "--before", "2027-07-02");
    expect(await idsOf("list", "--open")).toEqual([]);
  });
});

describe("desk spam", () => {
  test("takes a request off the open list and stops its mails until it is unflagged", async () => {
    const { site, desk, server } = await createSiteWithRefusedMail(3);
    await site.outbox.deliverDue();
    const deliveries = site.database.queries.updateTable("notice").where("quoteRequestId", "=", 3);
    await deliveries.set({ state: "parked" }).execute();
    await desk("spam", "3");
    expect((await desk("resend", "--failed")).status).toBe(1);
    expect((await desk("spam", "1")).out).toBe("Quote request 1 is flagged as spam.\n");
    expect((await desk("list", "--spam")).out).toMatch(/^1 .* marked by the studio$/m);
    expect((await desk("list", "--open")).out).not.toMatch(/^1 /m);
    server.open = true;
    site.clock.advance(DAY);
    await site.outbox.deliverDue();
    expect(site.mails.map(({ fileName }) => fileName)).toEqual(["request-2"]);
    expect((await desk("not-spam", "1")).status).toBe(0);
    await site.outbox.deliverDue();
    expect(site.mails.map(({ fileName }) => fileName)).toEqual(["request-2", "request-1"]);
    const some = { status: 1, errors: expect.stringContaining("no quote request 9") };
    expect(await desk("spam", "9", "1", "2")).toMatchObject(some);
    expect((await desk("list", "--spam")).out.match(/^\d/gm)).toEqual(["3", "2", "1"]);
  });

  test("is undone by desk not-spam, which sends the request's mails unless they were sent before", async () => {
    const { site, desk } = await createTestDeskOf({ "bot-field": "x" }, { model: "Model S" });
    expect(site.mails).toHaveLength(1);
    expect((await desk("not-spam", "1")).out).toContain(
      "If the site is running, it sends the unsent",
    );
    await desk("spam", "2");
    await desk("not-spam", "2");
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(2);
    expect(await storedDeliveries(site)).toHaveLength(2);
  });

  test("refuses a customer's request; desk spam and desk mark --not-customer refuse a request that would be purged at once", async () => {
    const { site, desk, idsOf } = await createTestDeskOf({}, { model: "Model S" });
    await desk("mark", "2", "--customer");
    expect((await desk("spam", "2")).errors).toBe(
      "Quote request 2 is a customer's. If not: npm run desk -- mark 2 --not-customer\n",
    );
    site.clock.advance((site.env.retention.spamDays + 1) * DAY);
    expect((await desk("spam", "1")).errors).toContain("would be removed at once");
    site.clock.advance(site.env.retention.days * DAY);
    expect((await desk("mark", "2", "--not-customer")).errors).toContain("removed at once");
    expect(await idsOf("list")).toEqual([2, 1]);
  });
});

describe("a note", () => {
  test("is kept, shown and exported, and an empty note removes it", async () => {
    const { desk } = await createTestDeskOf({});
    expect((await desk("note", "1", "Rang her:", "wants matte")).out).toBe(
      "The note is kept with quote request 1.\n",
    );
    expect((await desk("show", "1")).out).toMatch(/^ {2}Note: +Rang her: wants matte$/m);
    expect((await desk("export", "--csv")).out).toContain('"Rang her: wants matte"\r\n');
    expect((await desk("note", "1", " ")).out).toBe("Quote request 1 has no note.\n");
    expect((await desk("show", "1")).out).not.toContain("Note:");
  });

  test("that is too long is refused, and the previous note stays", async () => {
    const { desk } = await createTestDeskOf({});
    const longest = "x".repeat(2000);
    expect((await desk("note", "1", ` ${longest} `)).status).toBe(0);
    expect(await desk("note", "1", `${longest}y`)).toMatchObject({
      status: 1,
      errors: "A note can be up to 2000 characters; this one has 2001. Nothing was changed.\n",
    });
    expect((await desk("show", "1")).out).toContain(` ${longest}\n`);
  });
});

test("a command is refused with an explanation if it names no request, or if the request is missing or in the wrong state", async () => {
  const { desk } = await createTestDeskOf({}, { "bot-field": "x" });
  const which = "Choose one: the IDs of quote requests, or --before DATE.";
  const missing = "There is no quote request 99.";
  for (const [words, status, problem] of [
    ["answered", 2, which],
    ["answered 1 --before 2026-11-20", 2, which],
    ["answered --before 2026-11-20 --undo", 2, which],
    ["answered --before 2026-02-30", 2, "--before must be a date, such as 2026-11-20."],
    ["answered 99", 1, missing],
    ["note 99 x", 1, missing],
    ["note", 2, "ID must be a whole number from 1, such as 17."],
    ["mark 99 --customer", 1, missing],
    ["spam 99", 1, missing],
    ["spam 2", 1, "Quote request 2 is flagged as spam already."],
    ["not-spam 99", 1, missing],
    ["not-spam 1", 1, "Quote request 1 is not flagged as spam."],
  ] as const) {
    const refused = await desk(...words.split(" "));
    expect([words, refused.status, refused.out]).toEqual([words, status, ""]);
    expect(refused.errors).toContain(problem);
  }
});
