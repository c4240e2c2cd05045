// The mail that reminds the studio of requests nobody has answered: what it says, and of what.

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { reopen } from "#server/quote/mark.ts";
import { studio } from "#studio/studio.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { createTestSiteWithReminders } from "#tests/support/test-reminders.ts";
import { queueReminder } from "./queue-reminder.ts";

describe("a request that nobody answers", () => {
  test("is said with its number, vehicle and time, and with nobody's name or address", async () => {
    const site = await createTestSiteWithReminders();
    await site.receive();
    await site.passMornings(1);
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

To see them: npm run desk -- open
To mark one as answered: npm run desk -- answered ID

This email comes every business morning until they are answered. REMINDER=off in the site's settings stops it.
`);
  });
});

test("several are in one mail, the oldest first, with a link each and the rest as a number", async () => {
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
  const opening =
    "12 quote requests have been open for longer than a business day, the oldest first:";
  expect(text.split("\n\nRequest ")[0]).toBe(opening);
  expect([...text.matchAll(/Request (\d+)/g)].map(([, id]) => Number(id))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(text.match(/https:\/\/studio\.example\/answered\/\S+/g)).toHaveLength(10);
  expect(text).toContain("And 2 more.");
});

describe("no reminder comes", () => {
  test("of what is answered, a customer's, spam or erased", async () => {
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

  test("where the settings turn it off", async () => {
    const site = await createTestSiteWithReminders({ settings: { REMINDER: "off" } });
    await site.receive();
    await site.goToMorning(1);
    expect(site.channels.map(({ name }) => name)).not.toContain("reminder");
    const housekeeping = createTestHousekeeping(site);
    housekeeping.start();
    await housekeeping.stop();
    await site.outbox.deliverDue();
    expect(site.reminders()).toEqual([]);
    expect(housekeeping.logged).toEqual([]);
  });

  test("when all was answered between the making and the sending", async () => {
    const site = await createTestSiteWithReminders();
    await site.receive();
    await site.outbox.deliverDue();
    await site.goToMorning(1);
    const deps = { database: site.database, now: site.clock.now, newUuid: randomUUID };
    expect(await queueReminder(deps)).toBe(true);
    await site.answer(1);
    await site.outbox.deliverDue();
    expect(site.reminders()).toEqual([]);
    await reopen(site.database.queries, 1);
    await site.look();
    expect(site.reminders()).toEqual([]);
  });
});

test("the running site makes it by itself, and says so in the log", async () => {
  const site = await createTestSiteWithReminders();
  await site.receive();
  await site.goToMorning(1);
  const housekeeping = createTestHousekeeping(site);
  housekeeping.start();
  await expect
    .poll(() => housekeeping.logged)
    .toContain("info: reminder of open quote requests queued");
  await housekeeping.stop();
});
