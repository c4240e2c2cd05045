import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { leaseDue } from "#server/notify/leases.ts";
import { eraseQuoteRequests } from "#server/quote/erase.ts";
import { markSpam, reopen } from "#server/quote/mark.ts";
import { studio } from "#studio/studio.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestSiteWithReminders } from "#tests/support/test-reminders.ts";
import { queueReminder } from "./queue-reminder.ts";

const HOUR = 60 * 60 * 1000;

test("an unanswered request is listed with number, vehicle and time, without name or address", async () => {
  const site = await createTestSiteWithReminders();
  await site.receive();
  await site.passMornings(1);
  // From Friday afternoon to Tuesday morning.
  expect(site.clock.now().toISOString()).toBe("2026-11-24T09:03:21.000Z");
  const [mail] = site.reminders();
  expect(mail).toMatchObject({
    from: { name: `${studio.name} website`, address: site.env.mail.from },
    subject: "1 quote request is waiting for an answer",
    to: site.env.mail.to,
    headers: { "Auto-Submitted": "auto-generated" },
    fileName: "reminder-1",
  });
  expect(mail?.text).toBe(`1 quote request has been open for longer than a business day:

Request 1: Vehicle Wrap for Tesla Model 3
since Friday, 20 November 2026 at 14:03 GMT

To see all open requests: npm run desk -- open
To mark one as answered: npm run desk -- answered ID

This email comes every business morning until all are answered. REMINDER=off in the site's settings stops it.
`);
});

test("several requests are listed in one mail, oldest first, with a link each and a count of the rest", async () => {
  const site = await createTestSiteWithReminders({
    settings: { SITE_URL: "https://studio.example" },
  });
  for (let number = 1; number <= 12; number += 1) {
    await site.receive({ email: `ada${number}@example.com` });
    site.clock.advance(1000);
  }
  await site.passMornings(1);
  const [mail, ...others] = site.reminders();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("12 quote requests are waiting for an answer");
  const text = String(mail?.text);
  expect(text).toMatch(/^12 quote requests have been open for longer than a business day, the/);
  expect(text.match(/(?<=^Request )\d+/gm)?.join()).toBe("1,2,3,4,5,6,7,8,9,10");
  expect(text.match(/https:\/\/studio\.example\/answered\/\S+/g)).toHaveLength(10);
  expect(text).toContain("And 2 more.");
});

describe("no reminder is sent", () => {
  test("for requests that are answered, a customer's, spam or erased", async () => {
    const site = await createTestSiteWithReminders();
    await site.receive();
    await site.receive({ "bot-field": "x" });
    await site.receive({ email: "grace@example.com" });
    await site.answer(1);
    await site.receive({ email: "joan@example.com" });
    await createTestDesk(site)("mark", "4", "--customer");
    await createTestDesk(site)("erase", "--email", "grace@example.com", "--yes");
    await site.passMornings(3);
    expect(site.reminders()).toEqual([]);
  });

  test("if all requests were answered after it was queued", async () => {
    const site = await createTestSiteWithReminders();
    await site.receive();
    await site.outbox.deliverDue();
    await site.goToMorning(1);
    const deps = { database: site.database, newUuid: randomUUID };
    expect(await queueReminder(deps)).toBe(true);
    await site.answer(1);
    await site.outbox.deliverDue();
    expect(site.reminders()).toEqual([]);
    await reopen(site.database.queries, 1);
    await site.look();
    expect(site.reminders()).toEqual([]);
  });
});

test("each business day has one reminder, even if a different request has become the oldest", async () => {
  const site = await createTestSiteWithReminders();
  await site.receive();
  await site.receive({ model: "Model S" });
  await site.passMornings(1);
  expect(site.reminders()).toHaveLength(1);
  await site.answer(1);
  site.clock.advance(HOUR);
  await site.look();
  expect(site.reminders()).toHaveLength(1);
  await site.passMornings(2);
  // As after a mail that some of the studio's addresses refused.
  const deliveredTo = site.env.mail.to;
  await site.database.queries.updateTable("notice").set({ deliveredTo }).execute();
  await site.passMornings(2);
  expect(site.names()).toEqual(["reminder-1", "reminder-2", "reminder-2"]);
});

test("only one of several instances that poll at the same time sends the reminder", async () => {
  const site = await createTestSiteWithReminders();
  await site.receive();
  await site.goToMorning(1);
  const others = await Promise.all([1, 2, 3, 4].map(() => openDatabase(site.env, silentLog)));
  const { now } = site.database;
  const made = await Promise.all(
    [site.database, ...others].map((database) =>
      queueReminder({ database: { ...database, now }, newUuid: randomUUID }),
    ),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  await Promise.all(others.map((database) => database.close()));
  await site.outbox.deliverDue();
  expect(site.reminders()).toHaveLength(1);
});

async function createSiteWithTwoRequests(server: { open: boolean }) {
  const site = await createTestSiteWithReminders({
    async sendMail() {
      if (!server.open) throw Object.assign(new Error(), { code: "ECONNREFUSED" });
    },
  });
  await site.receive();
  await site.receive({ model: "Model S" });
  return { site, server };
}

test("a reminder left unsent yesterday is not sent in addition to today's", async () => {
  const { site, server } = await createSiteWithTwoRequests({ open: false });
  await site.passMornings(1);
  await site.answer(1);
  await site.goToMorning(2);
  server.open = true;
  await site.look();
  expect(site.names()).toEqual(["reminder-2"]);
});

test("a reminder that could not be sent during opening hours is not sent in the evening", async () => {
  const { site, server } = await createSiteWithTwoRequests({ open: false });
  await site.passMornings(1);
  site.clock.advance(9 * HOUR);
  await site.look();
  server.open = true;
  site.clock.advance(2 * HOUR);
  await site.look();
  expect(site.names()).toEqual([]);
});

test("a reminder moves to another request if its own is erased or flagged, unless it is being sent", async () => {
  const { site, server } = await createSiteWithTwoRequests({ open: false });
  for (const model of ["Model X", "Model Y"]) await site.receive({ model });
  await site.passMornings(1);
  const { database, env } = site;
  const queue = () => queueReminder({ database, newUuid: randomUUID });
  const erase = (id: number) => eraseQuoteRequests({ database, dataDir: env.dataDir }, [id]);
  await erase(1);
  await site.look();
  await markSpam(database, 2);
  expect(await queue()).toBe(true);
  const [underWay] = await leaseDue(database, "reminder", 1);
  await erase(3);
  expect([underWay?.request.id, await queue()]).toEqual([3, false]);
  server.open = true;
  await site.look();
  expect(site.names()).toEqual([]);
});
