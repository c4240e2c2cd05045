// @vitest-environment happy-dom

import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BookingNoticeCard } from "./booking-notice-card.tsx";

const settings = vi.hoisted(() => ({ bookingSource: "" }));
vi.mock("#studio/studio.ts", async (original) => ({
  ...(await original<object>()),
  get bookingSource() {
    return settings.bookingSource;
  },
}));
const [bookedOn, consentOn, pronoun] = ["1970-01-01", "1970-01-01", "their"];
vi.mock("#studio/bookings.ts", () => ({
  recordedBookings: [{ name: "Jo", area: "York", car: "Kia Rio", pronoun, bookedOn, consentOn }],
  maleNames: ["Al"],
  femaleNames: ["Di"],
  areas: ["Leeds"],
  cars: ["VW Golf"],
}));

const loadedAt = 2000;
let leavePage: () => Promise<void>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ now: 0 });
  sessionStorage.clear();
  settings.bookingSource = "invented";
});
afterEach(async () => {
  await leavePage();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** @param startedAfter milliseconds between the page's load and React's start. */
async function openPage(startedAfter = 0, readyState: DocumentReadyState = "complete") {
  vi.setSystemTime(loadedAt + startedAfter);
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { loadEventEnd: readyState === "complete" ? loadedAt : 0 } as PerformanceNavigationTiming,
  ]);
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(BookingNoticeCard)));
  await act(() => vi.dynamicImportSettled());
  leavePage = async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  };
}

const isShown = () => document.querySelector("aside") !== null;

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Returns the seconds at which the notice appears and disappears. */
async function watchFor(seconds: number): Promise<number[]> {
  const changes: number[] = [];
  for (let passed = 1; passed <= seconds; passed++) {
    const before = isShown();
    await pass(1);
    if (isShown() !== before) changes.push(passed);
  }
  return changes;
}

const press = (key: string, on: Node = document.body) =>
  act(async () => on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

const dismiss = () => act(async () => document.querySelector<HTMLElement>("aside button")?.click());

/** Mocks layout: one rectangle for the notice, another for every other element. */
function placeAll(card: DOMRect, other: DOMRect) {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.matches("aside") ? card : other;
  });
}

const addButton = () => document.body.appendChild(document.createElement("button"));

describe("the booking notice", () => {
  test.each([
    ["appears 15 s after the load, then every 20 s, for 5 s each", 0, [15, 20, 35, 40]],
    ["counts from the load even if React starts late", 14_000, [1, 6, 21, 26]],
    ["waits another 15 s if React starts 15 s after the load", 15_000, [15, 20, 35, 40]],
  ])("%s", async (_, startedAfter, changes) => {
    await openPage(startedAfter);
    expect(await watchFor(40)).toEqual(changes);
  });

  test.each([
    [
      "invented” shows an invented booking",
      /^(Al|Di) from Leeds just booked a wrap for (his|her) VW Golf \d+ minutes ago \(example\)$/,
    ],
    [
      "recorded” shows a recorded booking",
      /^Jo from York booked a wrap for their Kia Rio on 1 January 1970/,
    ],
    ["off” is not shown", /^$/],
  ])("with the source “%s", async (title, words) => {
    settings.bookingSource = title.split("”")[0] ?? "";
    await openPage();
    await pass(15);
    const card = document.querySelector("aside");
    expect(card?.textContent ?? "").toMatch(words);
    // No `aria-live` or role: a live region would interrupt screen readers every 20 seconds.
    if (card) expect(card.getAttributeNames()).toEqual(["class", "aria-label"]);
  });

  test("starts counting once the page has loaded", async () => {
    await openPage(0, "interactive");
    expect(await watchFor(10)).toEqual([]);
    dispatchEvent(new Event("load"));
    expect(await watchFor(15)).toEqual([15]);
  });

  test("skips a turn while the tab is hidden", async () => {
    await openPage();
    vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true).mockReturnValue(false);
    expect(await watchFor(40)).toEqual([35, 40]);
  });

  test("stays while focused, and disappears a second after losing the focus", async () => {
    await openPage();
    await pass(15);
    document.querySelector<HTMLElement>("aside button")?.focus();
    expect(await watchFor(40)).toEqual([]);
    (document.activeElement as HTMLElement).blur();
    expect(await watchFor(25)).toEqual([1, 16, 21]);
  });
});

describe("the focused control", () => {
  const card = new DOMRect(20, 500, 200, 100);

  test.each([
    ["suppresses the notice if the two overlap at a corner", new DOMRect(219, 599, 50, 50), []],
    ["does not suppress a notice beside it", new DOMRect(220, 520, 20, 20), [15, 20]],
    ["does not suppress a notice below it", new DOMRect(40, 480, 20, 20), [15, 20]],
  ])("%s", async (_, other, changes) => {
    await openPage();
    placeAll(card, other);
    addButton().focus();
    expect(await watchFor(30)).toEqual(changes);
  });

  test("hides a shown notice that covers it, until the notice's next turn", async () => {
    await openPage();
    placeAll(card, card);
    await pass(15);
    expect(isShown()).toBe(true);
    await act(async () => addButton().focus());
    await pass(0.1);
    expect(isShown()).toBe(false);
    (document.activeElement as HTMLElement).blur();
    await pass(20);
    expect(isShown()).toBe(true);
  });
});

describe("dismissal of the notice", () => {
  test("lasts while the page is open even if storage fails", async () => {
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await openPage();
    await pass(15);
    expect(isShown()).toBe(true);
    await dismiss();
    expect(await watchFor(40)).toEqual([]);
  });

  test("works by Escape, unless a dialog receives the key", async () => {
    await openPage();
    await pass(15);
    await press("Enter");
    await press("Escape", document.body.appendChild(document.createElement("dialog")));
    expect(isShown()).toBe(true);
    await press("Escape");
    expect(await watchFor(40)).toEqual([]);
  });
});
