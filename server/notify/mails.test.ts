import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { printFirm } from "#facts/business.ts";
import { studio } from "#studio/studio.ts";
import {
  buildUuid,
  createTestFolder,
  createTestSite,
  parseTestEnv,
  storedDeliveries,
} from "#tests/support/test-site.ts";
import { createMailer } from "./mailer.ts";

const settings = {
  CONFIRMATION: "on",
  SITE_URL: "https://www.example.com",
  SMTP_URL: "smtp://mail.example.com",
  MAIL_FROM: "website@example.com",
  MAIL_TO: "quotes@example.com",
};

async function sendMails(changes: Record<string, string> = {}, others: object = settings) {
  const site = await createTestSite({ settings: { ...others } });
  expect((await site.sendForm(changes, { "Idempotency-Key": buildUuid(1) })).status).toBe(303);
  await site.outbox.deliverDue();
  const toStudio = site.mails.find(({ fileName }) => fileName === "request-1");
  const toVisitor = site.mails.find(({ fileName }) => fileName === "confirmation-1");
  return { toStudio, toVisitor, text: String(toStudio?.text) };
}

describe("the mail to the studio", () => {
  test("contains every field and the time in the workshop's zone, and replies go to the visitor", async () => {
    const { toStudio, text } = await sendMails({ message: "Satin,\nguide price £10" }, {});
    expect(toStudio).toMatchObject({
      from: { name: `${studio.name} website`, address: "website@localhost" },
      to: "studio@localhost",
      replyTo: { name: "Ada", address: "ada@example.com" },
      subject: "Quote request 1: Vehicle Wrap for Tesla Model 3",
      date: new Date("2026-11-20T14:03:21.000Z"),
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@localhost>$/),
      headers: { "Auto-Submitted": "auto-generated" },
      signal: expect.any(AbortSignal),
      html: expect.stringContaining("<blockquote>Satin,<br>guide price £10</blockquote>"),
    });
    expect(text).toBe(`Quote request 1 from the ${studio.name} website

First name: Ada
Email: ada@example.com
Vehicle make: Tesla
Vehicle model: Model 3
Wrap type: Vehicle Wrap
Received: Friday, 20 November 2026 at 14:03 GMT

Message, as the visitor's browser sent it:
  Satin,
  guide price £10

To answer, reply to this email: your answer goes to ada@example.com. The form doesn’t ask for a phone number.
`);
  });

  test.each([
    ["on", "mark the request here, or you’ll get a reminder:"],
    ["off", "mark the request here:"],
  ])(
    "has a link to mark the request as answered if SITE_URL is set, with reminders %s",
    async (on, words) => {
      const { text } = await sendMails({}, { ...settings, REMINDER: on });
      expect(text).toContain(`Once you’ve answered, ${words}\nhttps://www.example.com/answered/`);
    },
  );

  test.each([
    ["ada@Bücher.example", "ada@xn--bcher-kva.example", "reply to this email"],
    ["josé@example.com", undefined, "write to josé@example.com: a reply to this email doesn’t"],
    ["ada,eve@example.com", undefined, "looks unusual"],
    ["ada<eve>@example.com", undefined, "looks unusual"],
  ])("is sent for the address %s, with Reply-To %s", async (email, address, words) => {
    const { toStudio, text } = await sendMails({ email });
    expect(toStudio?.replyTo).toEqual(address && { name: "Ada", address });
    expect(text).toContain(words);
    expect(text).toContain(`Email: ${email}`);
  });

  test("has only ASCII headers, none of them added by a visitor, and no encoded word that a visitor typed", async () => {
    const dataDir = await createTestFolder();
    const mailer = createMailer(parseTestEnv({}).mail, dataDir);
    const site = await createTestSite({ sendMail: (mail) => mailer.send(mail) });
    const changes = {
      firstName: "Zoë =?utf-8?q?=0D=0ABcc:_x?=\r\nBcc: eve@example.com",
      make: "Tesla\nBcc: eve@example.com",
      model: `${"é".repeat(40)}\r\n\r\nBcc: eve@example.com =?utf-8?b?QmNjOiB4?=`,
    };
    await site.sendForm(changes);
    await site.outbox.deliverDue();
    const mail = await readFile(join(dataDir, "mail", "request-1.eml"), "utf8");
    const headers = mail.slice(0, mail.indexOf("\r\n\r\n"));
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers).toMatch(/^[\x20-\x7E\r\n\t]*$/);
    expect(headers.match(/^Subject:/gim)).toHaveLength(1);
    expect(site.mails[0]?.subject).toContain("= ?utf-8?b?QmNjOiB4?=");
    expect(site.mails[0]?.replyTo).toMatchObject({ name: expect.stringContaining("= ?utf-8?q?") });
    expect(mail).toContain("Content-Type: text/plain");
    expect(mail).toContain("Content-Type: text/html");
  });

  test("counts the requests flagged as spam in the last week", async () => {
    const site = await createTestSite();
    for (const changes of [{ "bot-field": "x" }, {}, { model: "Model S" }])
      await site.sendForm(changes);
    for (const wait of [7 * 24 * 60 * 60 * 1000, 1]) {
      site.clock.advance(wait);
      await site.sendForm({ model: `Model ${wait}` });
      await site.outbox.deliverDue();
    }
    const said = site.mails.map(({ text }) => String(text).includes("spam in the last 7 days: 1."));
    expect(said).toEqual([true, true, true, false]);
  });
});

describe("the confirmation", () => {
  test("is sent in the studio's name, with replies to the studio, and suppresses automatic answers", async () => {
    expect((await sendMails()).toVisitor).toMatchObject({
      from: { name: studio.name, address: "website@example.com" },
      to: "ada@example.com",
      replyTo: "quotes@example.com",
      subject: `${studio.name}: we have your enquiry`,
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@example\.com>$/),
      headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
      signal: expect.any(AbortSignal),
      html: expect.stringContaining(`<p>Kind regards,<br>The team at ${studio.name}</p>`),
    });
  });

  test.each([
    [
      "https://www.example.com",
      [
        `Photos of the vehicle help us give you a firm price. You can add them here:\nhttps://www.example.com/thank-you#photos=${buildUuid(1)}`,
      ],
    ],
    ["", []],
  ])(
    'ends with the studio\'s contact details, and has a link for adding photos only if SITE_URL is set (here to "%s")',
    async (origin, photos) => {
      const { toVisitor } = await sendMails({}, { ...settings, SITE_URL: origin });
      expect(String(toVisitor?.text).split("\n\n")).toEqual([
        "Hello,",
        `Thank you for your enquiry. It’s reached ${studio.name}. This is a demonstration, so nobody will reply.`,
        ...photos,
        "If you didn’t ask us for a quote, someone entered your address by mistake. Let us know and we’ll delete it.",
        `Kind regards,\nThe team at ${studio.name}`,
        `${studio.phone.display}\n${studio.email}\n${printFirm(studio.legal)}\n`,
      ]);
    },
  );

  test("is not retried after a permanent refusal, unlike the studio's mail", async () => {
    const refusal = Object.assign(new Error(), { code: "EENVELOPE", responseCode: 550 });
    const site = await createTestSite({ settings, sendMail: () => Promise.reject(refusal) });
    await site.sendForm();
    await site.outbox.deliverDue();
    const states = (await storedDeliveries(site)).map(({ channel, state }) => [channel, state]);
    expect(Object.fromEntries(states)).toEqual({ email: "waiting", confirmation: "parked" });
  });

  test.each<[string, Record<string, string>, object]>([
    ["if CONFIRMATION is not on", {}, {}],
    ["to an address that could be read as two", { email: "a,b@example.com" }, settings],
  ])("is not sent %s", async (_, changes, others) => {
    expect((await sendMails(changes, others)).toVisitor).toBeUndefined();
  });
});
