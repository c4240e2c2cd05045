import { describe, expect, test } from "vitest";
import { createTestDeskOf } from "#tests/support/desk-with-requests.ts";

describe("desk export --csv", () => {
  test("is marked as UTF-8, quoted, with CRLF at the end of each record", async () => {
    const desk = await createTestDeskOf({ firstName: 'Zoë "Z"', make: "a,b", message: "one\ntwo" });
    const { out } = await desk("export", "--csv");
    expect(out.startsWith('\uFEFF"ID","Received (Europe/London)","First name"')).toBe(true);
    expect(out).toContain('\r\n"1","2026-11-20 14:03:21","Zoë ""Z""","ada@example.com","a,b",');
    expect(out.endsWith('"one\ntwo","","","",""\r\n')).toBe(true);
  });

  test("says of each request why it was set aside, and since when it is a customer's", async () => {
    const desk = await createTestDeskOf({}, { "bot-field": "x" });
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
    const desk = await createTestDeskOf({}, { firstName: "Grace" });
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
    const desk = await createTestDeskOf({});
    expect(await desk(...args)).toMatchObject({ status: 1, out: "", errors: `${problem}\n` });
  });
});

test("desk mark says what it has done, and takes it back", async () => {
  const desk = await createTestDeskOf({});
  expect((await desk("mark", "1", "--customer")).out).toBe(
    "Quote request 1 is a customer's now.\n",
  );
  expect((await desk("show", "1")).out).toContain("Customer:");
  expect((await desk("mark", "1", "--not-customer")).out).toBe(
    "Quote request 1 is no customer's now.\n",
  );
  expect((await desk("show", "1")).out).not.toContain("Customer:");
});
