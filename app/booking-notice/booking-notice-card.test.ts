// @vitest-environment happy-dom

import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { BookingNoticeCard } from "./booking-notice-card.tsx";

vi.mock("#studio/studio.ts", async (original) => ({
  ...(await original<object>()),
  bookingSource: "invented",
}));
vi.mock("#studio/bookings.ts", () => ({
  recordedBookings: [],
  maleNames: ["Al"],
  femaleNames: ["Di"],
  areas: ["Leeds"],
  cars: ["VW Golf"],
}));

let leavePage: (() => Promise<void>) | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ now: 0 });
  sessionStorage.clear();
});
afterEach(async () => {
  await leavePage?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const loadedAt = 2000;

/** A page that has loaded, unless told otherwise, and whose React starts `startedAfter` milliseconds later. */
async function openPage(startedAfter = 0, readyState: DocumentReadyState = "complete") {
  await leavePage?.();
  vi.setSystemTime(loadedAt + startedAfter);
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) =>
    type === "navigation" ? [{ loadEventEnd: loadedAt } as PerformanceNavigationTiming] : [],
  );
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(BookingNoticeCard)));
  leavePage = async () => {
    leavePage = undefined;
    await act(async () => root.unmount());
    document.body.replaceChildren();
  };
}

const isShown = () => document.querySelector("aside") !== null;

async function pass(milliseconds: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
  });
}

/** When the notice came and went, in milliseconds, as seen every `step`. */
async function watchFor(milliseconds: number, step = 1000): Promise<number[]> {
  const changes: number[] = [];
  for (let passed = 0; passed < milliseconds; passed += step) {
    const before = isShown();
    await pass(step);
    if (isShown() !== before) changes.push(passed + step);
  }
  return changes;
}

async function press(key: string, on: Node = document.body) {
  await act(async () => on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
}

async function dismiss() {
  await act(async () => document.querySelector<HTMLElement>("aside button")?.click());
}

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
    await leavePage?.();
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

describe("a control with the focus", () => {
  /** Left, top, width and height of where the notice comes. */
  const card = new DOMRect(20, 500, 200, 100);

  /** The page, with a focused control at a place, when the notice is due. */
  async function waitWithFocusAt(place: DOMRect) {
    await openPage();
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.matches("aside") ? card : place;
    });
    const control = document.body.appendChild(document.createElement("button"));
    control.focus();
    await pass(timings.first);
    return control;
  }

  test("is not covered: the notice comes at its next time, when the focus is elsewhere", async () => {
    const control = await waitWithFocusAt(new DOMRect(219, 599, 50, 50));
    expect(isShown()).toBe(false);
    control.blur();
    await pass(timings.every);
    expect(isShown()).toBe(true);
  });

  test("that begins inside the notice's place or ends there is not covered", async () => {
    await waitWithFocusAt(new DOMRect(0, 451, 21, 50));
    expect(isShown()).toBe(false);
  });

  test.each([
    ["left", new DOMRect(0, 520, 20, 20)],
    ["right", new DOMRect(220, 520, 20, 20)],
    ["above", new DOMRect(40, 480, 20, 20)],
    ["below", new DOMRect(40, 600, 20, 20)],
  ])("that only touches the notice's place (%s) keeps nothing away", async (_, place) => {
    await waitWithFocusAt(place);
    expect(isShown()).toBe(true);
  });
});

describe("a notice that shows", () => {
  test("stays while the focus is in it, and goes when it has left", async () => {
    await openPage();
    await pass(timings.first);
    document.querySelector<HTMLElement>("aside button")?.focus();
    await pass(2 * timings.every);
    expect(isShown()).toBe(true);
    (document.activeElement as HTMLElement).blur();
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  test("gives way to a control under it that takes the focus", async () => {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(20, 500, 200, 100),
    );
    await openPage();
    await pass(timings.first);
    expect(isShown()).toBe(true);
    await act(async () => document.body.appendChild(document.createElement("button")).focus());
    await pass(50);
    expect(isShown()).toBe(false);
  });

  test("is dismissed by Escape, and by no other key", async () => {
    await openPage();
    await pass(timings.first);
    await press("Enter");
    expect(isShown()).toBe(true);
    await press("Escape");
    expect(await watchFor(timings.first + timings.every)).toEqual([]);
  });

  test("is dismissed by an Escape that a script sends to the document itself", async () => {
    await openPage();
    await pass(timings.first);
    await press("Escape", document);
    expect(isShown()).toBe(false);
  });

  test("leaves Escape to a dialog above it", async () => {
    await openPage();
    await pass(timings.first);
    await press("Escape", document.body.appendChild(document.createElement("dialog")));
    expect(isShown()).toBe(true);
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
  await leavePage?.();
  expect(vi.getTimerCount()).toBe(0);
});
