import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { textOf } from "#tests/support/test-desk-pages.ts";
import { createSiteWithPeople, createTestDeskOf } from "#tests/support/test-desk-sites.ts";
import { buildPhoto, createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";

describe("desk export --csv", () => {
  test("holds every field and mark of the requests, and the spam reason", async () => {
    const { desk, site } = await createTestDeskOf(
      { firstName: 'Zoë "Z"', make: "a,b", message: "one\ntwo" },
      { "bot-field": "x" },
    );
    await desk("mark", "1", "--customer");
    site.clock.advance(60_000);
    await desk("answered", "1");
    const [header, row] = (await desk("export", "--csv")).out.slice(1).split("\r\n");
    const fields = quoteFields.map((field) => `"${quoteFieldNames[field]}"`);
    expect(header).toBe(
      `"ID","Received (Europe/London)",${fields},"Spam","Customer since","Answered","Note"`,
    );
    expect(row).toMatch(/^"1","2026-11-20 14:03:21","Zoë ""Z""","ada@example.com","a,b",/);
    expect(row).toMatch(/"one\ntwo","","2026-11-20 14:05:21","2026-11-20 14:06:21",""$/);
    const spam = (await desk("export", "--csv", "--spam")).out.split("\r\n");
    expect(spam[1]).toMatch(/^"2",.*,"honeypot filled","","",""$/);
  });

  test("--out writes a file and says how many requests it holds", async () => {
    const { desk } = await createTestDeskOf({}, { firstName: "Grace" });
    const { out, files } = await desk("export", "--csv", "--out", "all.csv");
    expect(out).toBe("Wrote 2 quote requests to all.csv.\n");
    expect(files.get("all.csv")?.split("\r\n")).toHaveLength(4);
  });
});

describe("desk export --email", () => {
  const inBase64 = (photo: number) => Buffer.from(buildPhoto(photo).image).toString("base64");

  async function createDesk() {
    const site = await createSiteWithPhotos(3, { settings: { SITE_URL: "https://wraps.example" } });
    await site.ask("/", postForm(buildQuoteForm({ message: "<b>Satin</b>\nplease" })));
    site.clock.advance(1000);
    await site.outbox.deliverDue();
    const desk = createTestDesk(site);
    await desk("note", "1", "Rang her");
    return { site, desk };
  }

  test("prints readable text, and the command that writes a page to send", async () => {
    const { desk } = await createDesk();
    const { out, status } = await desk("export", "--email", "Ada@Example.com");
    expect(status).toBe(0);
    for (const text of [
      /^What .+ holds about Ada@Example\.com\n\nAs of Friday, 20 November 2026 at 14:03 GMT\.\n/,
      /^Quote request 1\n {2}Received: +Friday, 20 November 2026 at 14:03 GMT\n {2}First name: +Ada\n/m,
      /^ {2}Message: +<b>Satin<\/b>\n {24}please$/m,
      /^ {2}Note: +Rang her\n {2}Email to the studio: +sent Friday, 20 November 2026 at 14:03 GMT\n {2}Kept until: +19 May 2027\n {2}Photos: +3$/m,
      /^Our privacy policy \(https:\/\/wraps\.example\/privacy\) says why we hold this, who else receives it, how long it is kept and /m,
      /npm run desk -- export --email Ada@Example\.com --out held\.html\n$/,
    ]) {
      expect(out).toMatch(text);
    }
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThan(200);
  });

  test("--out writes a page that embeds the photos and loads nothing", async () => {
    const { desk } = await createDesk();
    const { out, files } = await desk("export", "--email", "ada@example.com", "--out", "a.html");
    expect(out).toMatch(/^Wrote 2 quote requests to a\.html\. Not in it: emails in your mailbox/);
    expect(files.get("a.html")).toMatch(
      /^<!doctype html>\n<html lang="en-GB">\n.*\n<meta charset="utf-8">/,
    );
    const page = parse(files.get("a.html") ?? "");
    const text = textOf(page);
    expect(text).toContain("Quote request 1");
    expect(text).toContain("<b>Satin</b>");
    const photo = { width: "4", height: "3", alt: "" };
    expect(page.querySelectorAll("img").map(({ attributes }) => attributes)).toEqual(
      [1, 2, 3].map((number) => ({ src: `data:image/jpeg;base64,${inBase64(number)}`, ...photo })),
    );
    expect(page.querySelectorAll("script, link, b")).toEqual([]);
  });

  test("--out FILE.json writes the data as JSON", async () => {
    const { desk } = await createDesk();
    const { files } = await desk("export", "--email", "ada@example.com", "--out", "ada.json");
    const times = { createdAt: "2026-11-20T14:03:21.000Z", sentAt: "2026-11-20T14:03:22.000Z" };
    const deliveries = [{ channel: "email", state: "sent", ...times }];
    const receivedAt = "2026-11-20T14:03:21.000Z";
    const photos = [1, 2, 3].map((number) => ({ receivedAt, jpegInBase64: inBase64(number) }));
    expect(JSON.parse(files.get("ada.json") ?? "")).toMatchObject([
      { id: 2, message: "<b>Satin</b>\nplease", deliveries, photos: [] },
      { id: 1, note: "Rang her", deliveries, photos },
    ]);
  });

  test.each([
    ["a customer's request", ["mark", "1", "--customer"], "30 November 2032"],
    ["spam", ["spam", "1"], "20 December 2026"],
  ])("says how long %s is kept", async (_, command, until) => {
    const { desk, site } = await createTestDeskOf({});
    site.clock.advance(10 * 24 * 60 * 60_000);
    await desk(...command);
    expect((await desk("export", "--email", "ada@example.com")).out).toMatch(
      new RegExp(`^ {2}Kept until: +${until}$`, "m"),
    );
  });

  test("counts emails kept as files, even if nothing else is held", async () => {
    const site = await createSiteWithPeople();
    for (const _ of ["with requests", "without"]) {
      const { out } = await createTestDesk(site)("export", "--email", "ada@example.com");
      expect(out).toContain("\nEmails kept as files: 1.\n");
      await site.database.queries.deleteFrom("quoteRequest").execute();
    }
  });

  test("of an unknown address asks whether the address is right, and writes nothing", async () => {
    const { desk } = await createTestDeskOf({});
    const result = await desk("export", "--email", "adda@example.com", "--out", "a.html");
    expect(result).toMatchObject({
      status: 1,
      errors: "Nothing is held about adda@example.com. Is the address right?\n",
    });
    expect(result.files.size).toBe(0);
  });
});
