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
import { queueReminder } from "./queue-reminder.ts";

const HOUR = 60 * 60 * 1000;

async function createRemindedSite(options?: TestSiteOptions) {
  const site = await createTestSite(options);
  const reminders = () => site.mails.filter(({ fileName }) => fileName.startsWith("reminder"));
  const look = async () => {
    await queueReminder({ database: site.database, now: site.clock.now, newUuid: randomUUID });
    await site.outbox.deliverDue();
  };
  return {
    ...site,
    reminders,
    look,
    async receive(changes: Record<string, string> = {}) {
      expect((await site.ask("/", postForm(buildQuoteForm(changes)))).status).toBe(303);
    },
    /** As the running site does, but once an hour. */
    async passUntil(end: string) {
      while (site.clock.now() < new Date(end)) {
        await look();
        site.clock.advance(HOUR);
      }
    },
    answer: (id: number) => markAnswered(site.database.queries, id, site.clock.now()),
  };
}

describe("a request that nobody answers", () => {
  test("is reminded of once its second business day begins, and then once each business day for half a year", async () => {
    const site = await createRemindedSite({ settings: { KEEP_DAYS: "365" } });
    await site.receive();
    const days: string[] = [];
    while (site.clock.now() < new Date("2027-05-20")) {
      const before = site.reminders().length;
      await site.look();
      expect(site.reminders().length - before).toBeLessThanOrEqual(1);
      if (site.reminders().length > before) days.push(site.clock.now().toISOString());
      site.clock.advance(HOUR);
    }
    expect(days[0]).toBe("2026-11-24T09:03:21.000Z");
    const dates = days.map((time) => time.slice(0, 10));
    expect(new Set(dates).size).toBe(dates.length);
    // Of the weekdays from 24 November to 19 May, six are bank holidays.
    expect(dates).toHaveLength(127 - 6);
    expect(days.at(-1)).toBe("2027-05-19T08:03:21.000Z");
  }, 120_000);

  test("is said with its number, vehicle and time, and with nobody's name or address", async () => {
    const site = await createRemindedSite();
    await site.receive();
    await site.passUntil("2026-11-24T10:00:00Z");
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
  await site.passUntil("2026-11-24T10:00:00Z");
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
    await site.passUntil("2026-11-27T18:00:00Z");
    expect(site.reminders()).toEqual([]);
  });

  test("where the settings turn it off", async () => {
    const site = await createRemindedSite({ settings: { REMINDER: "off" } });
    await site.receive();
    site.clock.advance(4 * 24 * HOUR);
    const { runTasks } = createTestHousekeeping(site);
    await runTasks();
    await site.outbox.deliverDue();
    expect(site.reminders()).toEqual([]);
  });

  test("a second time on one day, also where another request has waited longest by then", async () => {
    const site = await createRemindedSite();
    await site.receive();
    await site.receive({ model: "Model S" });
    await site.passUntil("2026-11-24T10:00:00Z");
    expect(site.reminders()).toHaveLength(1);
    await site.answer(1);
    await site.passUntil("2026-11-24T18:00:00Z");
    expect(site.reminders()).toHaveLength(1);
    await site.passUntil("2026-11-25T10:00:00Z");
    expect(site.reminders().map(({ fileName }) => fileName)).toEqual(["reminder-1", "reminder-2"]);
  });

  test("when all was answered between the making and the sending", async () => {
    const site = await createRemindedSite();
    await site.receive();
    await site.outbox.deliverDue();
    site.clock.advance(4 * 24 * HOUR - 5 * HOUR);
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
  site.clock.advance(4 * 24 * HOUR - 5 * HOUR);
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
  await site.passUntil("2026-11-25T10:00:00Z");
  await site.answer(1);
  await site.passUntil("2026-11-26T10:00:00Z");
  open = true;
  await site.passUntil("2026-11-26T18:00:00Z");
  expect(site.reminders().map(({ fileName }) => fileName)).toEqual(["reminder-2"]);
});

test("the running site makes it by itself, and says so in the log", async () => {
  const site = await createRemindedSite();
  await site.receive();
  site.clock.advance(4 * 24 * HOUR - 5 * HOUR);
  const housekeeping = createTestHousekeeping(site);
  housekeeping.start();
  await expect
    .poll(() => housekeeping.logged)
    .toContain("info: reminder of open quote requests queued");
  await housekeeping.stop();
});
