import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

/** A site that has had these forms, and a desk to look at it. */
async function openDesk(...forms: Record<string, string>[]) {
  const site = await createTestSite();
  for (const changes of forms) {
    expect((await site.ask("/", postForm(buildQuoteForm(changes)))).status).toBe(303);
    site.clock.advance(60_000);
  }
  await site.outbox.deliverDue();
  return createTestDesk(site);
}

describe("desk list", () => {
  test("prints the newest first, with spam kept apart", async () => {
    const desk = await openDesk({ firstName: "Ada" }, { "bot-field": "x" }, { firstName: "Grace" });
    const { out, status } = await desk("list");
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
    const desk = await openDesk(
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
    const desk = await openDesk({
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
    const desk = await openDesk({ firstName: "Ada\u202E", message: "one\ntwo" });
    expect(JSON.parse((await desk("list", "--json")).out)).toEqual([
      {
        id: 1,
        receivedAt: "2026-11-20T14:03:21.000Z",
        firstName: "Ada\u202E",
        email: "ada@example.com",
        make: "Tesla",
        model: "Model 3",
        wrapType: "Vehicle Wrap",
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
    const desk = await openDesk(
      ...Array.from({ length: 21 }, (_, index) => ({ email: `ada${index}@example.com` })),
    );
    const { out } = await desk("list");
    expect(out.split("\n")).toHaveLength(1 + 20 + 1 + 1);
    expect(out.endsWith("There are more: --limit 40 shows older ones too.\n")).toBe(true);
    expect((await desk("list", "--limit", "21")).out).not.toContain("There are more");
    expect(JSON.parse((await desk("list", "--json")).out)).toHaveLength(20);
  });

  test("says so when there is nothing", async () => {
    const desk = await openDesk();
    expect((await desk("list")).out).toBe("No quote requests yet.\n");
    expect((await desk("list", "--spam")).out).toBe("Nothing is set aside as spam.\n");
    expect((await desk("list", "--json")).out).toBe("[]\n");
  });
});

describe("desk show", () => {
  test("prints one request in full, and what became of its notice", async () => {
    const desk = await openDesk({ message: "Satin\nplease" });
    const { out } = await desk("show", "1");
    for (const text of [
      "Friday, 20 November 2026 at 14:03 GMT",
      "Ada",
      "    please",
      "email, sent 2026-11-20 14:04:21",
    ]) {
      expect(out).toContain(text);
    }
  });

  test("prints every line in its place, with what is known of spam, customer and notices", async () => {
    const desk = await openDesk({ "bot-field": "x" });
    await desk("mark", "1", "--customer");
    expect((await desk("show", "1")).out).toBe(`Quote request 1
  Received:       Friday, 20 November 2026 at 14:03 GMT
  First name:     Ada
  Email:          ada@example.com
  Vehicle make:   Tesla
  Vehicle model:  Model 3
  Wrap type:      Vehicle Wrap
  Set aside:      honeypot filled
  Customer:       since 2026-11-20
  Answered:       2026-11-20 14:04
`);
  });

  test("tells a waiting notice from a parked one", async () => {
    let refused = 0;
    const site = await createTestSite({
      async sendMail() {
        refused += 1;
        throw Object.assign(new Error(), { code: "EAUTH", responseCode: 535 });
      },
    });
    await site.ask("/", postForm(buildQuoteForm({ message: "Satin" })));
    const desk = createTestDesk(site);
    const lastLines = async () => (await desk("show", "1")).out.split("\n").slice(-4, -1);
    expect(await lastLines()).toEqual([
      "  Message:",
      "    Satin",
      "  Notice 1:       email, waiting (0 attempts), next 2026-11-20 14:03:21",
    ]);
    await site.outbox.deliverDue();
    expect((await lastLines()).at(-1)).toBe(
      "  Notice 1:       email, waiting (1 attempt), next 2026-11-20 14:03:36, last problem: the mail server refuses the user or the password (EAUTH 535)",
    );
    site.clock.advance(73 * 60 * 60 * 1000);
    await site.outbox.deliverDue();
    expect((await lastLines()).at(-1)).toBe(
      "  Notice 1:       email, parked after 2 attempts, last problem: the mail server refuses the user or the password (EAUTH 535)",
    );
    expect(refused).toBe(2);
  });

  test("says so when there is no such request", async () => {
    const desk = await openDesk();
    expect(await desk("show", "99")).toMatchObject({
      status: 1,
      errors: "There is no quote request 99.\n",
    });
  });
});

describe("desk export --csv", () => {
  test("is marked as UTF-8, quoted, with CRLF at the end of each record", async () => {
    const desk = await openDesk({ firstName: 'Zoë "Z"', make: "a,b", message: "one\ntwo" });
    const { out } = await desk("export", "--csv");
    expect(out.startsWith('\uFEFF"ID","Received (Europe/London)","First name"')).toBe(true);
    expect(out).toContain('\r\n"1","2026-11-20 14:03:21","Zoë ""Z""","ada@example.com","a,b",');
    expect(out.endsWith('"one\ntwo","","","",""\r\n')).toBe(true);
  });

  test("says of each request why it was set aside, and since when it is a customer's", async () => {
    const desk = await openDesk({}, { "bot-field": "x" });
    await desk("mark", "1", "--customer");
    const rows = async (...args: string[]) =>
      (await desk("export", "--csv", ...args)).out.slice(1).split("\r\n");
    expect((await rows())[0]).toBe(
      '"ID","Received (Europe/London)","First name","Email","Vehicle make","Vehicle model","Wrap type","Message","Set aside","Customer since","Answered","Note"',
    );
    expect((await rows())[1]).toMatch(/,"","","2026-11-20 14:05:21","2026-11-20 14:05:21",""$/);
    expect((await rows("--spam"))[1]).toMatch(/^"2",.*,"honeypot filled","","",""$/);
  });

  test("--out writes a file and says how many it holds", async () => {
    const desk = await openDesk({}, { firstName: "Grace" });
    const { out, files } = await desk("export", "--csv", "--out", "all.csv");
    expect(out).toBe("Wrote 2 quote requests to all.csv.\n");
    expect(files.get("all.csv")?.split("\r\n")).toHaveLength(4);
  });
});

describe("a command that cannot be done ends with status 1 and says why", () => {
  test.each([
    [["mark", "99", "--customer"], "There is no quote request 99."],
    [["mark", "99", "--not-customer"], "There is no quote request 99."],
    [["not-spam", "99"], "There is no quote request 99."],
    [["not-spam", "1"], "Quote request 1 is not set aside as spam."],
    [["resend", "99"], "There are no notices for quote request 99."],
  ])("%j", async (args, problem) => {
    const desk = await openDesk({});
    expect(await desk(...args)).toMatchObject({ status: 1, out: "", errors: `${problem}\n` });
  });
});

test("desk mark says what it has done, and takes it back", async () => {
  const desk = await openDesk({});
  expect((await desk("mark", "1", "--customer")).out).toBe(
    "Quote request 1 is a customer's now.\n",
  );
  expect((await desk("show", "1")).out).toContain("Customer:");
  expect((await desk("mark", "1", "--not-customer")).out).toBe(
    "Quote request 1 is no customer's now.\n",
  );
  expect((await desk("show", "1")).out).not.toContain("Customer:");
});
