import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { quoteFieldNames } from "#contract/quote-request.ts";
import { print } from "#facts/print.ts";
import { guidePrices } from "#studio/prices.ts";
import {
  buildQuoteForm,
  createTestFolder,
  createTestSite,
  parseTestEnv,
  postForm,
} from "#tests/support/test-site.ts";
import { createMailer } from "./mailer.ts";

async function writtenMail(changes: Record<string, string>): Promise<string> {
  const mailDir = await createTestFolder();
  const mailer = createMailer(parseTestEnv({}).mail, mailDir);
  const site = await createTestSite({ sendMail: (mail) => mailer.send(mail) });
  expect((await site.ask("/", postForm(buildQuoteForm(changes)))).status).toBe(303);
  await site.outbox.deliverDue();
  return readFile(join(mailDir, "mail", "request-1.eml"), "utf8");
}

const headersOf = (mail: string) => mail.slice(0, mail.indexOf("\r\n\r\n"));

describe("the mail to the studio", () => {
  test("holds every field and the time in the workshop's zone, and is answered to the visitor", async () => {
    const mail = await writtenMail({ message: "Satin\nplease" });
    expect(headersOf(mail)).toContain("Reply-To: Ada <ada@example.com>");
    expect(headersOf(mail)).toContain("Subject: Quote request 1: Vehicle Wrap for Tesla Model 3");
    const message = `${quoteFieldNames.message}:\r\n  Satin\r\n  please\r\n`;
    for (const text of ["Ada", "ada@example.com", "Tesla", "Model 3", "Vehicle Wrap", message]) {
      expect(mail.slice(headersOf(mail).length)).toContain(text);
    }
    expect(mail).toContain("Friday, 20 November 2026 at 14:03 GMT");
  });

  test("says the guide price, and how to reach the visitor", async () => {
    const mail = await writtenMail({});
    const price = print(guidePrices.full.medium).replace("£", "=C2=A3");
    expect(mail).toContain(`Guide price:    ${price} (the site's for a full wrap of a medium`);
    expect(mail.replaceAll("=\r\n", "")).toContain(
      "reply to this email: it goes to ada@example.com.",
    );
  });

  test("holds nothing in its headers that a mail program would decode into another text", async () => {
    const mail = await writtenMail({
      firstName: "=?utf-8?q?=0D=0ABcc:_x?=",
      make: "=?utf-8?q?=0D=0ABcc:_x?=",
      model: "=?utf-8?b?QmNjOiB4?=",
    });
    const headers = headersOf(mail).replaceAll(/\r\n[ \t]+/g, " ");
    expect(headers).not.toContain("=?utf-8");
    expect(headers).toContain("for = ?utf-8?q?=0D=0ABcc:_x?= = ?utf-8?b?QmNjOiB4?=");
    expect(headers).toContain('Reply-To: "= ?utf-8?q?=0D=0ABcc:_x?="');
  });

  test("holds no header that a visitor wrote", async () => {
    const mail = await writtenMail({
      firstName: "Ada\r\nBcc: eve@example.com",
      make: "Tesla\nBcc: eve@example.com",
      model: `${"x".repeat(60)}\r\n\r\nBcc: eve@example.com`,
    });
    expect(mail).not.toMatch(/^Bcc:/im);
    expect(headersOf(mail).match(/^Subject:/gim)).toHaveLength(1);
  });

  test.each(["ada,eve@example.com", "ada<eve>@example.com", '"ada\\"@example.com'])(
    "names nobody to answer to when the address is %s",
    async (email) => {
      const mail = await writtenMail({ email });
      expect(headersOf(mail)).not.toContain("Reply-To");
      expect(mail).toContain("looks unusual");
    },
  );

  test("shows what would hide or turn round its text by number", async () => {
    const mail = await writtenMail({
      firstName: "Ada\u202Egnp.exe",
      message: "a\u0007\u001b[31mred",
    });
    for (const hidden of ["\u202E", "\u001b", "=E2=80=AE", "=1B"])
      expect(mail).not.toContain(hidden);
    expect(mail).toContain("\\u{202E}");
  });

  test("keeps its Message-ID through every attempt", async () => {
    const tried: unknown[] = [];
    const site = await createTestSite({
      async sendMail({ messageId }) {
        tried.push(messageId);
        if (tried.length < 3) throw new Error("no");
      },
    });
    await site.ask("/", postForm(buildQuoteForm()));
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await site.outbox.deliverDue();
      site.clock.advance(60 * 60 * 1000);
    }
    expect(tried).toHaveLength(3);
    expect(new Set(tried).size).toBe(1);
    expect(tried[0]).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  });

  test("says when something was set aside as spam", async () => {
    const site = await createTestSite();
    await site.ask("/", postForm(buildQuoteForm({ "bot-field": "x" })));
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    expect(site.mails[0]?.text).toContain("spam in the last 7 days: 1.");
  });

  test("says nothing of spam that is older than a week", async () => {
    const site = await createTestSite();
    await site.ask("/", postForm(buildQuoteForm({ "bot-field": "x" })));
    site.clock.advance(7 * 24 * 60 * 60 * 1000 + 1);
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    expect(site.mails[0]?.text).not.toContain("spam");
  });

  test.each([
    [0, "🦊"],
    [1, "🦊…"],
  ])("has a subject of 150 whole characters at most: %i more end in %s", async (more, end) => {
    const start = `Quote request 1: Vehicle Wrap for ${"x".repeat(60)} `;
    const site = await createTestSite();
    const model = "🦊".repeat(150 - start.length + more);
    await site.ask("/", postForm(buildQuoteForm({ make: "x".repeat(60), model })));
    await site.outbox.deliverDue();
    const subject = site.mails[0]?.subject ?? "";
    expect([...subject]).toHaveLength(150);
    expect(subject.startsWith(start)).toBe(true);
    expect(subject.endsWith(end)).toBe(true);
  });
});
