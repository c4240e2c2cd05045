import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { DeskError } from "./command.ts";

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
      },
    ]);
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
    expect(out.endsWith('"one\ntwo"\r\n')).toBe(true);
  });

  test.each(["=HYPERLINK(1)", "+44", "-1", "@SUM(1)", "＝1+1", "|calc"])(
    "starts no formula from %s",
    async (make) => {
      const desk = await openDesk({ make });
      expect((await desk("export", "--csv")).out).toContain(`,"'${make}",`);
    },
  );

  test("--out writes a file and says how many it holds", async () => {
    const desk = await openDesk({}, { firstName: "Grace" });
    const { out, files } = await desk("export", "--csv", "--out", "all.csv");
    expect(out).toBe("Wrote 2 quote requests to all.csv.\n");
    expect(files.get("all.csv")?.split("\r\n")).toHaveLength(4);
  });
});

test.each([
  [["fly"]],
  [["show"]],
  [["show", "x"]],
  [["list", "--all"]],
  [["list", "--limit", "0"]],
  [["list", "two"]],
  [["export"]],
])("desk %j is answered with usage and status 2", async (args) => {
  const desk = await openDesk();
  const { status, errors } = await desk(...args);
  expect(status).toBe(2);
  expect(errors).toContain("Usage:");
});

test("a missing database is reported, not taken for an empty one", async () => {
  const site = await createTestSite();
  const desk = createTestDesk(site, {
    openDatabase: () => Promise.reject(new DeskError("There is no database in /x.")),
  });
  expect(await desk("list")).toMatchObject({ status: 1, errors: "There is no database in /x.\n" });
});
