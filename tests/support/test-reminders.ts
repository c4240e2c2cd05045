// Test site with helpers for tests of reminders.

import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { markAnswered } from "#server/quote/mark.ts";
import { findBusinessDay } from "#server/reminder/business-days.ts";
import { queueReminder } from "#server/reminder/queue-reminder.ts";
import { createTestSite, type TestSiteOptions } from "./test-site.ts";

const HOUR = 60 * 60 * 1000;

export async function createTestSiteWithReminders(options?: TestSiteOptions) {
  const site = await createTestSite(options);
  const reminders = () => site.mails.filter(({ fileName }) => fileName.startsWith("reminder"));
  const names = () => reminders().map(({ fileName }) => fileName);
  const look = async () => {
    await queueReminder({ database: site.database, newUuid: randomUUID });
    await site.outbox.deliverDue();
  };
  const begin = site.clock.now();
  /** Advances the clock into the `count`th business day on which requests received at `begin` are overdue. */
  async function goToMorning(count: number, act = async () => {}) {
    const days = new Set<string>();
    for (;;) {
      await act();
      const today = findBusinessDay(site.clock.now());
      if (today && today.overdueBefore >= begin) days.add(today.day);
      if (days.size === count) return;
      // The time becomes 15:03, 18:03, 21:03 and so on.
      site.clock.advance(site.clock.now().getUTCHours() % 3 === 0 ? 3 * HOUR : HOUR);
    }
  }
  return {
    ...site,
    reminders,
    names,
    look,
    async receive(changes: Record<string, string> = {}) {
      expect((await site.sendForm(changes)).status).toBe(303);
    },
    goToMorning,
    /** Like `goToMorning`, but queues due reminders about every three hours. A real site does this more often. */
    passMornings: (count: number) => goToMorning(count, look),
    answer: (id: number) => markAnswered(site.database, id),
  };
}
