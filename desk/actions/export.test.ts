import { describe, expect, test } from "vitest";
import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import { createTestDeskOf } from "#tests/support/desk-with-requests.ts";
import { createSiteWithPeople } from "#tests/support/site-with-people.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";

describe("desk export --csv", () => {
  test("is marked as UTF-8, quoted, with CRLF at the end of each record", async () => {
    const { desk } = await createTestDeskOf({
      firstName: 'Zoë "Z"',
      make: "a,b",
      message: "one\ntwo",
    });
    const { out } = await desk("export", "--csv");
    expect(out.startsWith('\uFEFF"ID","Received (Europe/London)","First name"')).toBe(true);
    expect(out).toContain('\r\n"1","2026-11-20 14:03:21","Zoë ""Z""","ada@example.com","a,b",');
    expect(out.endsWith('"one\ntwo","","","",""\r\n')).toBe(true);
  });

  test("says of each request why it was set aside, and since when it is a customer's", async () => {
    const { desk } = await createTestDeskOf({}, { "bot-field": "x" });
    await desk("mark", "1", "--customer");
    const rows = async (...args: string[]) =>
      (await desk("export", "--csv", ...args)).out.slice(1).split("\r\n");
    const fields = quoteFields.map((field) => `"${quoteFieldNames[field]}"`);
    expect((await rows())[0]).toBe(
      `"ID","Received (Europe/London)",${fields},"Spam","Customer since","Answered","Note"`,
    );
    expect((await rows())[1]).toMatch(/,"","","2026-11-20 14:05:21","",""$/);
    expect((await rows("--spam"))[1]).toMatch(/^"2",.*,"honeypot filled","","",""$/);
  });

  test("--out writes a file and says how many it holds", async () => {
    const { desk } = await createTestDeskOf({}, { firstName: "Grace" });
    const { out, files } = await desk("export", "--csv", "--out", "all.csv");
    expect(out).toBe("Wrote 2 quote requests to all.csv.\n");
    expect(files.get("all.csv")?.split("\r\n")).toHaveLength(4);
  });
});

test("desk export --email hands over everything held on one person", async () => {
  const desk = createTestDesk(await createSiteWithPeople());
  const { files } = await desk("export", "--email", "ada@example.com", "--out", "ada.json");
  const held = JSON.parse(files.get("ada.json") ?? "");
  expect(held).toMatchObject([
    { id: 3, spamReason: "honeypot filled", notices: [] },
    { id: 1, firstName: "Ada", notices: [{ channel: "email", state: "sent" }] },
  ]);
});
