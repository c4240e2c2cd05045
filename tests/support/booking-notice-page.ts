// A page with the booking notice, in a DOM whose clock the test moves.

import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { BookingNoticeCard } from "#app/booking-notice/booking-notice-card.tsx";

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

// Test files may share their modules: each gets the stand-ins above, and what is below, anew.
afterAll(() => void vi.resetModules());

let leave: (() => Promise<void>) | undefined;

/** Called by each file of tests: files may share this module, which is loaded once then. */
export function startEachTestAfresh() {
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.useFakeTimers({ now: 0 });
    sessionStorage.clear();
  });
  afterEach(async () => {
    await leavePage();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

const loadedAt = 2000;

/** A page that has loaded, unless told otherwise, and whose React starts `startedAfter` milliseconds later. */
export async function openPage(startedAfter = 0, readyState: DocumentReadyState = "complete") {
  await leavePage();
  vi.setSystemTime(loadedAt + startedAfter);
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) =>
    type === "navigation" ? [{ loadEventEnd: loadedAt } as PerformanceNavigationTiming] : [],
  );
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(BookingNoticeCard)));
  leave = async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  };
}

/** Nothing where no page is open. */
export async function leavePage() {
  await leave?.();
  leave = undefined;
}

export const isShown = () => document.querySelector("aside") !== null;

export async function pass(milliseconds: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
  });
}

/** When the notice came and went, in milliseconds, as seen every `step`. */
export async function watchFor(milliseconds: number, step = 1000): Promise<number[]> {
  const changes: number[] = [];
  for (let passed = 0; passed < milliseconds; passed += step) {
    const before = isShown();
    await pass(step);
    if (isShown() !== before) changes.push(passed + step);
  }
  return changes;
}

export async function press(key: string, on: Node = document.body) {
  await act(async () => on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
}

export async function dismiss() {
  await act(async () => document.querySelector<HTMLElement>("aside button")?.click());
}
