// The mail that reminds the studio of requests nobody has answered. The test's site is in use from a Friday afternoon.

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import { markAnswered, reopen } from "#server/quote/mark.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  type TestSiteOptions,
} from "#tests/support/test-site.ts";
import { findBusinessDay } from "./business-days.ts";
import { queueReminder } from "./queue-reminder.ts";

const HOUR = 60 * 60 * 1000;

async function createRemindedSite(options?: TestSiteOptions) {
  const site = await createTestSite(options);
  const reminders = () => site.mails.filter(({ fileName }) => fileName.startsWith("reminder"));
  const look = async () => {
    await queueReminder({ database: site.database, now: site.clock.now, newUuid: randomUUID });
    await site.outbox.deliverDue();
  };
  const begin = site.clock.now();
  /** Until the workshop is open on the so-manieth day on which what came at the beginning is overdue. */
  async function goToMorning(count: number, act = async () => {}) {
    const days = new Set<string>();
    for (;;) {
      await act();
      const today = findBusinessDay(site.clock.now());
      if (today && today.overdueBefore >= begin) days.add(today.day);
      if (days.size === count) return;
      site.clock.advance(HOUR);
    }
  }
  return {
    ...site,
    reminders,
    look,
    async receive(changes: Record<string, string> = {}) {
      expect((await site.ask("/", postForm(buildQuoteForm(changes)))).status).toBe(303);
    },
    goToMorning,
    /** Looks once an hour, as the running site does more often, until so many of those mornings have come. */
    passMornings: (count: number) => goToMorning(count, look),
    answer: (id: number) => markAnswered(site.database.queries, id, site.clock.now()),
  };
}

describe("a request that nobody answers", () => {
  test("is said with its number, vehicle and time, and with nobody's name or address", async () => {
    const site = await createRemindedSite();
    await site.receive();
    await site.passMornings(1);
    const [mail] = site.reminders();
    expect(mail).toMatchObject({
      subject: "1 quote request is waiting for an answer",
      to: site.env.mail.to,
      fileName: "reminder-1",
    });
    expect(mail?.text).toContain("Request 1: Vehicle Wrap for Tesla Model 3");
    expect(mail?.text).toContain("since Friday, 20 November 2026 at 14:03 GMT");
    expect(mail?.text).not.toMatch(/Ada|ada@example/);
    expect(mail?.text).not.toContain("http");
  });
});

test("several are in one mail, the oldest first, with a link each and the rest as a number", async () => {
  const site = await createRemindedSite({ settings: { SITE_URL: "https://studio.example" } });
  for (let number = 1; number <= 12; number += 1) {
    await site.receive({ email: `ada${number}@example.com` });
    site.clock.advance(1000);
  }
  await site.passMornings(1);
  const [mail, ...others] = site.reminders();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("12 quote requests are waiting for an answer");
  const text = String(mail?.text);
  expect([...text.matchAll(/Request (\d+)/g)].map(([, id]) => Number(id))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(text.match(/https:\/\/studio\.example\/answered\/\S+/g)).toHaveLength(10);
  expect(text).toContain("And 2 more.");
});

describe("no reminder comes", () => {
  test("of what is answered, spam or erased", async () => {
    const site = await createRemindedSite();
    await site.receive();
    await site.receive({ "bot-field": "x" });
    await site.receive({ email: "grace@example.com" });
    await site.answer(1);
    await createTestDesk(site)("erase", "--email", "grace@example.com", "--yes");
    await site.passMornings(3);
    expect(site.reminders()).toEqual([]);
  });

  test("where the settings turn it off", async () => {
    const site = await createRemindedSite({ settings: { REMINDER: "off" } });
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

  test("a second time on one day, also where another request has waited longest by then", async () => {
    const site = await createRemindedSite();
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

  test("when all was answered between the making and the sending", async () => {
    const site = await createRemindedSite();
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

test("of several instances that look at the same moment, one sends it", async () => {
  const site = await createRemindedSite();
  await site.receive();
  await site.goToMorning(1);
  const others = await Promise.all(
    Array.from({ length: 4 }, () =>
      openDatabase(
        site.env,
        createLog(() => {}),
      ),
    ),
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

test("after days without a mail server there is one, not one for each day", async () => {
  let open = true;
  const site = await createRemindedSite({
    async sendMail() {
      if (!open) throw Object.assign(new Error(), { code: "ECONNREFUSED" });
    },
  });
  await site.receive();
  await site.receive({ model: "Model S" });
  await site.look();
  open = false;
  await site.passMornings(2);
  await site.answer(1);
  await site.passMornings(2);
  open = true;
  site.clock.advance(HOUR);
  await site.look();
  expect(site.reminders().map(({ fileName }) => fileName)).toEqual(["reminder-2"]);
});

test("what a site that was stopped overnight had left is not sent beside the new one", async () => {
  let open = false;
  const site = await createRemindedSite({
    async sendMail() {
      if (!open) throw Object.assign(new Error(), { code: "ECONNREFUSED" });
    },
  });
  await site.receive();
  await site.receive({ model: "Model S" });
  await site.passMornings(1);
  await site.answer(1);
  await site.goToMorning(2);
  open = true;
  await site.look();
  expect(site.reminders().map(({ fileName }) => fileName)).toEqual(["reminder-2"]);
});

test("the running site makes it by itself, and says so in the log", async () => {
  const site = await createRemindedSite();
  await site.receive();
  await site.goToMorning(1);
  const housekeeping = createTestHousekeeping(site);
  housekeeping.start();
  await expect
    .poll(() => housekeeping.logged)
    .toContain("info: reminder of open quote requests queued");
  await housekeeping.stop();
});

// Last, since it takes the longest.
test("a request that nobody answers is reminded of once its second business day begins, and then once each business day for half a year", async () => {
  const site = await createRemindedSite({ settings: { KEEP_DAYS: "365" } });
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
