import { expect, test } from "vitest";
import { print } from "#facts/print.ts";
import { guidePrices } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { buildMessageId } from "./mail-channel.ts";

const settings = {
  CONFIRMATION: "on",
  SMTP_URL: "smtp://mail.example.com",
  MAIL_FROM: "website@example.com",
  MAIL_TO: "quotes@example.com",
};

async function sendMails() {
  const site = await createTestSite({ settings });
  await site.ask("/", postForm(buildQuoteForm()));
  await site.outbox.deliverDue();
  const mailTo = (address: string) => site.mails.find(({ to }) => to === address);
  return { toStudio: mailTo("quotes@example.com"), toVisitor: mailTo("ada@example.com") };
}

test("the mail to the studio comes from the website, is dated as the request and says that no person sent it", async () => {
  const { toStudio } = await sendMails();
  expect(toStudio).toMatchObject({
    from: { name: `${studio.name} website`, address: "website@example.com" },
    replyTo: { name: "Ada", address: "ada@example.com" },
    subject: "Quote request 1: Vehicle Wrap for Tesla Model 3",
    date: new Date("2026-11-20T14:03:21.000Z"),
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@example\.com>$/),
    headers: { "Auto-Submitted": "auto-generated" },
    fileName: "request-1",
  });
  expect(toStudio?.text).toBe(`Quote request 1 from the ${studio.name} website

First name:     Ada
Email:          ada@example.com
Vehicle make:   Tesla
Vehicle model:  Model 3
Wrap type:      Vehicle Wrap
Guide price:    ${print(guidePrices.full.medium)} (the site's for a full wrap of a medium car)
Received:       Friday, 20 November 2026 at 14:03 GMT

To answer, reply to this email: it goes to ada@example.com. The form asks for no phone number.
`);
});

test("the confirmation comes from the studio, is answered to it, and starts no other machine's answer", async () => {
  const { toVisitor } = await sendMails();
  expect(toVisitor).toMatchObject({
    from: { name: studio.name, address: "website@example.com" },
    replyTo: "quotes@example.com",
    subject: expect.stringContaining(studio.name),
    text: expect.stringContaining(studio.phone.display),
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@example\.com>$/),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    fileName: "confirmation-1",
  });
});

test("a Message-ID ends in the sender's domain", () => {
  expect(buildMessageId("reference", "website@example.com")).toBe("<reference@example.com>");
});
