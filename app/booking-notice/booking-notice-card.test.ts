// @vitest-environment happy-dom

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import {
  dismiss,
  isShown,
  leavePage,
  openPage,
  pass,
  startEachTestAfresh,
  watchFor,
} from "#tests/support/booking-notice-page.ts";

startEachTestAfresh();

describe("the booking notice", () => {
  test("comes after its first wait, goes when it has been seen, and comes again", async () => {
    await openPage();
    const { first, visible, every } = timings;
    expect(await watchFor(first + 2 * every)).toEqual([
      first,
      first + visible,
      first + every,
      first + every + visible,
      first + 2 * every,
    ]);
  });

  test("waits from the page's load, however late the script starts", async () => {
    await openPage(timings.first - 1000);
    expect(await watchFor(2000)).toEqual([1000]);
  });

  test("waits its whole time where the visitor comes back to the page later", async () => {
    await openPage(timings.first);
    expect(await watchFor(timings.first)).toEqual([timings.first]);
  });

  test("waits for a page that is still loading, and then its whole time", async () => {
    await openPage(0, "interactive");
    expect(await watchFor(2 * timings.first)).toEqual([]);
    dispatchEvent(new Event("load"));
    expect(await watchFor(timings.first)).toEqual([timings.first]);
  });

  test("does not come on a page that was left while it was loading", async () => {
    await openPage(0, "interactive");
    await leavePage();
    dispatchEvent(new Event("load"));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("says who booked what, and when", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    await openPage();
    await pass(timings.first);
    expect([...document.querySelectorAll("aside p")].map((line) => line.textContent)).toEqual([
      "Al from Leeds",
      "just booked a wrap for his VW Golf",
      expect.stringMatching(/^\d+ minutes ago( \(example\))?$/),
    ]);
  });
});

describe("a dismissed notice", () => {
  test("goes at once and comes no more, on the next page either", async () => {
    await openPage();
    await pass(timings.first);
    await dismiss();
    expect(isShown()).toBe(false);
    expect(await watchFor(timings.first + timings.every)).toEqual([]);
    await openPage();
    expect(await watchFor(timings.first + timings.every)).toEqual([]);
  });

  test("stays away on this page where nothing can be stored", async () => {
    const storage = vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await openPage();
    await pass(timings.first);
    expect(isShown()).toBe(true);
    await dismiss();
    expect(await watchFor(timings.first + timings.every)).toEqual([]);
    storage.mockRestore();
    await openPage();
    await pass(timings.first);
    expect(isShown()).toBe(true);
  });
});

test("a notice whose lists cannot be had does not come, and is no error", async () => {
  vi.doMock("./booking-notice.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  onTestFinished(() => vi.doUnmock("./booking-notice.ts"));
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  onTestFinished(() => void process.off("unhandledRejection", unhandled));
  await openPage();
  expect(await watchFor(timings.first + timings.every)).toEqual([]);
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});

test("a page that is left shows nothing more and keeps no timer", async () => {
  await openPage();
  await pass(timings.first);
  await leavePage();
  expect(vi.getTimerCount()).toBe(0);
});
