import fc from "fast-check";
import { playSchedule } from "#tests/support/browser-play.ts";
import { schedules } from "#tests/support/browser-schedule.ts";
import { expect, newEmail, storedRequestsOf, whole } from "#tests/support/browser-test.ts";
import {
  A_MOMENT,
  A_WHILE,
  expectDelivered,
  kept,
  submit,
  test,
} from "#tests/support/fault-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

test("a tab closed in mid-send: the next visit, to any page, delivers", async ({
  page,
  context,
  network,
}) => {
  const email = newEmail();
  network.fault = "answer hangs";
  await submit(page, network.origin, email);
  await expect.poll(() => network.seen.length).toBe(1);
  await page.close();
  network.fault = "none";
  const later = await context.newPage();
  await later.goto(`${network.origin}/faq`);
  await waitForReact(later);
  await expectDelivered(later, email);
});

test("a reload in mid-send delivers", async ({ page, network }) => {
  const email = newEmail();
  network.fault = "hangs";
  await submit(page, network.origin, email);
  await expect.poll(() => network.seen.length).toBe(1);
  network.fault = "none";
  await page.reload();
  await waitForReact(page);
  await expectDelivered(page, email);
});

for (const hasLocks of [true, false]) {
  test(
    `two tabs do not send the same request at once (locks: ${hasLocks})`,
    hasLocks ? {} : whole,
    async ({ page, context, network }) => {
      if (!hasLocks) {
        // As on plain http, where randomUUID does not exist either.
        await context.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
          Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined });
        });
      }
      const email = newEmail();
      network.fault = "hangs";
      await submit(page, network.origin, email);
      await expect.poll(() => network.seen.length).toBe(1);
      const other = await context.newPage();
      await other.goto(network.origin);
      await waitForReact(other);
      await other.evaluate(() => dispatchEvent(new Event("online")));
      await other.clock.fastForward(A_MOMENT);
      expect(network.seen).toHaveLength(1);

      network.fault = "none";
      await page.close();
      // The browser releases a closed tab's lock with a delay.
      await expect
        .poll(async () => {
          await other.clock.fastForward(A_WHILE);
          return kept(other);
        })
        .toBe(0);
      await expectDelivered(other, email);
    },
  );
}

test(
  "on random schedules of failures, reloads, closed and doubled tabs, every request arrives once",
  whole,
  async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const seed = Date.now() % 2 ** 31;
    let requests = 0;
    let width = 40;
    const newWidth = () => ++width;
    for (const schedule of fc.sample(schedules, { numRuns: 3, seed })) {
      const context = await browser.newContext();
      const server = baseURL ?? "";
      const played = await playSchedule({ context, server, schedule, newEmail, newWidth });
      const told = `seed ${seed}, ${JSON.stringify(schedule)}`;
      requests += played.emails.length;
      expect(played.left, told).toBe(0);
      for (const email of played.emails) expect(storedRequestsOf(email), told).toHaveLength(1);
    }
    expect(requests).toBeGreaterThan(0);
  },
);
