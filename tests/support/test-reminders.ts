// Reminders of a test site that starts on a Friday afternoon.

import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { markAnswered } from "#server/quote/mark.ts";
import { findBusinessDay } from "#server/reminder/business-days.ts";
import { queueReminder } from "#server/reminder/queue-reminder.ts";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  type TestSiteOptions,
} from "#tests/support/test-site.ts";

export const HOUR = 60 * 60 * 1000;

/** Creates a test site with functions that advance the days and look for reminders. */
export async function createTestSiteWithReminders(options?: TestSiteOptions) {
  const site = await createTestSite(options);
  const reminders = () => site.mails.filter(({ fileName }) => fileName.startsWith("reminder"));
  const look = async () => {
    await queueReminder({ database: site.database, newUuid: randomUUID });
    await site.outbox.deliverDue();
  };
  const begin = site.clock.now();
  /** Advances to opening time on the `count`th day on which requests from the start are overdue. */
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
    /** Advances through `count` such mornings, checking hourly; the running site checks more often. */
    passMornings: (count: number) => goToMorning(count, look),
    answer: (id: number) => markAnswered(site.database, id),
  };
}
