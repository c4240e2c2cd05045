import { expect, test } from "vitest";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { startSchedule } from "./schedule.ts";

/** A page on which time moves only when told. */
function createPage({ now = 0, loadedAt = 0, hasLists = true } = {}) {
  const page = {
    now,
    loadedAt,
    isShown: false,
    isHeld: false,
    /** When it came and went. */
    seen: [] as string[],
    timer: undefined as { at: number; run: () => void } | undefined,
    load: undefined as (() => void) | undefined,
    stop: () => {},
    async pass(milliseconds: number) {
      const end = page.now + milliseconds;
      while (page.timer && page.timer.at <= end) {
        const { at, run } = page.timer;
        page.timer = undefined;
        page.now = at;
        run();
        await Promise.resolve();
        await Promise.resolve();
      }
      page.now = end;
    },
  };
  page.stop = startSchedule({
    now: () => page.now,
    loadedAt: () => page.loadedAt,
    whenLoaded(run) {
      page.load = run;
      return () => {
        page.load = undefined;
      };
    },
    setTimer(run, milliseconds) {
      page.timer = { at: page.now + milliseconds, run };
      return () => {
        page.timer = undefined;
      };
    },
    async show() {
      if (hasLists) page.seen.push(`shown ${page.now}`);
      return hasLists;
    },
    isHeld: () => page.isHeld,
    hide: () => page.seen.push(`gone ${page.now}`),
  });
  return page;
}

test("it shows 15 s after the load, for 5 s, every 20 s", async () => {
  const page = createPage({ now: 1_300, loadedAt: 1_000 });
  await page.pass(60_000);
  expect(timings).toEqual({ first: 15_000, every: 20_000, visible: 5_000 });
  expect(page.seen).toEqual([
    "shown 16000",
    "gone 21000",
    "shown 36000",
    "gone 41000",
    "shown 56000",
    "gone 61000",
  ]);
});

test("while the page is loading it waits for that, however long, and then the whole time", async () => {
  const page = createPage({ now: 2_000 });
  await page.pass(9_100);
  expect(page.timer).toBeUndefined();
  page.load?.();
  await page.pass(timings.first);
  expect(page.seen).toEqual([`shown ${11_100 + timings.first}`]);
});

test.each([
  [timings.first - 1, 1],
  [timings.first, timings.first],
  [10 * timings.first, timings.first],
])("%d ms after the load it shows in %d ms", async (since, wait) => {
  const page = createPage({ now: 500 + since, loadedAt: 500 });
  expect(page.timer?.at).toBe(500 + since + wait);
});

test("where its lists cannot be had, it does not show or go", async () => {
  const page = createPage({ loadedAt: 1, hasLists: false });
  await page.pass(10 * timings.every);
  expect(page.seen).toEqual([]);
});

test.each([
  ["before the load", 0, []],
  ["before its time", 1, []],
])("stopped %s, it never shows", async (_, loadedAt, seen) => {
  const page = createPage({ loadedAt });
  page.stop();
  page.load?.();
  await page.pass(10 * timings.every);
  expect(page.seen).toEqual(seen);
});

test("stopped while it shows or fetches its lists, it does nothing more", async () => {
  const page = createPage({ loadedAt: 1 });
  page.timer?.run();
  page.timer = undefined;
  page.stop();
  await page.pass(10 * timings.every);
  expect(page.seen).toEqual(["shown 0"]);
  expect(page.timer).toBeUndefined();
});

test("held, it stays until it is let go, and comes again the usual while later", async () => {
  const page = createPage({ loadedAt: 1 });
  page.timer = { at: 0, run: page.timer?.run ?? (() => {}) };
  await page.pass(0);
  page.isHeld = true;
  await page.pass(10 * timings.every);
  expect(page.seen).toEqual(["shown 0"]);
  page.isHeld = false;
  await page.pass(1_000);
  expect(page.seen).toHaveLength(2);
  await page.pass(timings.every - timings.visible);
  expect(page.seen).toHaveLength(3);
});

test("stopped while it is held, it asks no more", async () => {
  const page = createPage({ loadedAt: 1 });
  page.isHeld = true;
  await page.pass(timings.first + timings.visible);
  page.stop();
  expect(page.timer).toBeUndefined();
});
