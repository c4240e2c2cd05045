// One reminder a business day, however many instances look, and whatever the mail server does.

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { eraseQuoteRequests } from "#server/quote/erase.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createTestSiteWithReminders, HOUR } from "#tests/support/test-reminders.ts";
import { findBusinessDay } from "./business-days.ts";
import { queueReminder } from "./queue-reminder.ts";

test("no second reminder comes on one day, also where another request has waited longest by then", async () => {
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
  expect(site.reminders().map(({ fileName }) => fileName)).toEqual(["reminder-1", "reminder-2"]);
});

test("of several instances that look at the same moment, one sends it", async () => {
  const site = await createTestSiteWithReminders();
  await site.receive();
  await site.goToMorning(1);
  const others = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase(site.env, silentLog)),
  );
  const made = await Promise.all(
    [site.database, ...others].map((database) =>
      queueReminder({ database, now: site.clock.now, newUuid: randomUUID }),
    ),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  await Promise.all(others.map((database) => database.close()));
  await site.outbox.deliverDue();
  expect(site.reminders()).toHaveLength(1);
});

/** Its mail server can be reached while it is open. */
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

test("after days without a mail server there is one, not one for each day", async () => {
  const { site, server } = await createSiteWithTwoRequests({ open: true });
  await site.look();
  server.open = false;
  await site.passMornings(2);
  await site.answer(1);
  await site.passMornings(2);
  server.open = true;
  site.clock.advance(HOUR);
  await site.look();
  expect(site.reminders().map(({ fileName }) => fileName)).toEqual(["reminder-2"]);
});

test("what a site that was stopped overnight had left is not sent beside the new one", async () => {
  const { site, server } = await createSiteWithTwoRequests({ open: false });
  await site.passMornings(1);
  await site.answer(1);
  await site.goToMorning(2);
  server.open = true;
  await site.look();
  expect(site.reminders().map(({ fileName }) => fileName)).toEqual(["reminder-2"]);
});

test("erasing the request that a waiting reminder hangs on leaves the day's reminder to the others", async () => {
  const { site, server } = await createSiteWithTwoRequests({ open: false });
  await site.receive({ model: "Model X" });
  await site.passMornings(1);
  const { database, env, clock } = site;
  await eraseQuoteRequests({ database, dataDir: env.dataDir, now: clock.now }, [1]);
  server.open = true;
  await site.look();
  await eraseQuoteRequests({ database, dataDir: env.dataDir, now: clock.now }, [2]);
  await site.look();
  expect(site.reminders().map(({ fileName }) => fileName)).toEqual(["reminder-2"]);
});

// Last, since it takes the longest.
test("a request that nobody answers is reminded of once its second business day begins, and then once each business day for half a year", async () => {
  const site = await createTestSiteWithReminders({ settings: { KEEP_DAYS: "365" } });
  const begin = site.clock.now();
  await site.receive();
  const days: string[] = [];
  const expected: string[] = [];
  for (let look = 0; site.clock.now() < new Date("2027-05-20"); look += 1) {
    const before = site.reminders().length;
    await site.look();
    const today = findBusinessDay(site.clock.now());
    const day = today && today.overdueBefore >= begin ? today.day : undefined;
    if (day && !expected.includes(day)) expected.push(day);
    for (let sent = before; sent < site.reminders().length; sent += 1) days.push(day ?? "none");
    // Twice each afternoon.
    site.clock.advance(look % 2 === 0 ? HOUR : 23 * HOUR);
  }
  expect(days.length).toBeGreaterThan(20);
  expect(days).toEqual(expected);
}, 120_000);
