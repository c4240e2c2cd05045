// A visitor's tab in any engine, on top of the engine's driver.

import { setTimeout as wait } from "node:timers/promises";
import { isTakenOver } from "../e2e/support/quote-page.ts";

export type Key = "Escape" | "ArrowLeft";

/** Driver interface. Coordinates are CSS pixels of the viewport. */
export type Pilot = {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. Pass values of the test as arguments. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  pressAt(x: number, y: number): Promise<void>;
  key(name: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

/** Each `open` is a new visitor. */
export type Engine = { open(): Promise<Pilot>; close(): Promise<void> };

export type Tab = ReturnType<typeof createTab>;

const patience = 15_000;

export function createTab(pilot: Pilot) {
  /** Resolves to the function's first truthy result. Rejects after fifteen seconds, naming the last result. */
  async function until<Args extends unknown[], Result>(
    expectation: string,
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    let last: unknown;
    for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
      // The driver fails while the page changes to another document.
      last = await pilot.run(work, ...args).catch((error: unknown) => error);
      if (last && !(last instanceof Error)) return last as Awaited<Result>;
    }
    throw new Error(`not within 15 s: ${expectation} (last result: ${String(last)})`);
  }

  const tab = {
    ...pilot,
    until,

    /** Waits until the selector's first visible match is still and uncovered, then clicks it. */
    async click(css: string, text = "") {
      let before: { x: number; y: number } | undefined;
      for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
        const place = await until(`${css} ${text} can be pressed`, findPlace, css, text);
        if (place && place.x === before?.x && place.y === before.y) {
          return pilot.pressAt(place.x, place.y);
        }
        before = place;
      }
      throw new Error(`${css} keeps moving`);
    },

    async fill(css: string, text: string) {
      await tab.click(css);
      await tab.focused(css);
      await pilot.run((css) => document.querySelector<HTMLInputElement>(css)?.select(), css);
      await pilot.type(text);
    },

    /** Selects by script, because native menus behave differently in each engine. */
    select: (css: string, value: string) =>
      pilot.run(
        (css, value) => {
          const select = document.querySelector(css) as HTMLSelectElement;
          select.value = value;
          select.dispatchEvent(new Event("input", { bubbles: true }));
          select.dispatchEvent(new Event("change", { bubbles: true }));
        },
        css,
        value,
      ),

    sees: (text: string, css = "body") =>
      until(
        `"${text}" in ${css}`,
        (text, css) =>
          [...document.querySelectorAll<HTMLElement>(css)].some((place) =>
            place.innerText.replace(/\s+/g, " ").includes(text),
          ),
        text,
        css,
      ),

    isAt: (path: string) =>
      until(`the address is ${path}`, (path) => location.pathname === path, path),

    focused: (css: string) =>
      until(`${css} has the focus`, (css) => document.activeElement?.matches(css), css),

    started: () => until("React has started", isTakenOver),
  };
  return tab;
}

/** Runs in the page. Returns the element's centre if a click there would reach the element or its label. */
function findPlace(css: string, text: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll<HTMLInputElement>(css)].find(
    (one) =>
      `${one.ariaLabel} ${one.textContent}`.includes(text) &&
      one.getClientRects().length > 0 &&
      getComputedStyle(one).visibility === "visible",
  );
  if (!element) return;
  // Scrolls to the window's lower edge, because the bar and the visualiser's car cover the upper part.
  element.scrollIntoView({ block: "end", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  return element.contains(hit) || element.labels?.[0]?.contains(hit) ? place : undefined;
}
