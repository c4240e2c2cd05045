// What a visitor does in any engine: few verbs over two clients. Pointer and keys are the engine's own, not events made
// by script.

import { inTime } from "./deadline.ts";

/** What an engine's client has to offer. Coordinates are CSS pixels of the viewport. */
export type Pilot = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page: it sees its arguments alone. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  pressAt(x: number, y: number): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Turns the wheel by so many pixels. */
  wheel(at: Point, by: number): Promise<void>;
  /** A key by its name (`Tab`, `Enter`, `ArrowLeft`), or a text. */
  key(name: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  newTab(): Promise<Pilot>;
  close(): Promise<void>;
};

export type Point = { x: number; y: number };
export type Key = "Tab" | "Enter" | "Escape" | "Space" | "ArrowLeft" | "ArrowRight" | "ArrowDown";

export type Engine = { name: string; open(): Promise<Pilot>; close(): Promise<void> };

/** An element by selector, and by its words (accessible name, or text) where given. The first that is visible counts. */
export type Target = { css: string; text?: string };

export type Tab = ReturnType<typeof createTab>;

/** Milliseconds: for something to come true, for one answer, between two questions. */
const patience = { whole: 15_000, answer: 3_000, pause: 100 };

const pause = () => new Promise((resolve) => setTimeout(resolve, patience.pause));

export function createTab(pilot: Pilot) {
  /** Waits until the function answers with something true. @throws after fifteen seconds, with the last answer. */
  async function until<Args extends unknown[], Result>(
    what: string,
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    let last: unknown;
    for (const end = Date.now() + patience.whole; Date.now() < end; await pause()) {
      try {
        const answer = await inTime(what, pilot.run(work, ...args), patience.answer);
        if (answer) return answer;
        last = answer;
      } catch (error) {
        // Between two documents there is nothing to ask; WebKit keeps the question with the page that it puts aside.
        last = error;
      }
    }
    throw new Error(`waited in vain: ${what} (last: ${String(last)})`);
  }

  const tab = {
    ...pilot,
    until,

    /** Where the element is, once it can be pressed: in view, covered by nothing and no longer moving. */
    async place(target: Target): Promise<Point> {
      const find = () => until(`${describe(target)} can be pressed`, findPlace, target);
      let before = await find();
      for (const end = Date.now() + patience.whole; Date.now() < end; ) {
        await pause();
        const place = await find();
        if (place && before?.x === place.x && before.y === place.y) return place;
        before = place;
      }
      throw new Error(`${describe(target)} does not come to rest`);
    },

    /** @throws where the press meets something else, or nothing: a visitor's would have, too. */
    async click(target: Target) {
      const { x, y } = await tab.place(target);
      await pilot.run(notePress);
      await pilot.pressAt(x, y);
      const look = pilot.run(findMissed, target);
      // A press that has left the page did what it should.
      const missed = await inTime("the press", look, patience.answer).catch(() => undefined);
      if (missed) throw new Error(`a press on ${describe(target)} met ${missed}`);
    },

    /** Replaces what a field holds. */
    async fill(css: string, text: string) {
      await tab.click({ css });
      await until(`${css} has the focus`, (css) => document.activeElement?.matches(css), css);
      await pilot.run((css) => (document.querySelector(css) as HTMLInputElement).select(), css);
      await pilot.type(text);
    },

    /** Picks by keyboard-free means: native menus cannot be driven alike in all engines. */
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
        `“${text}” in ${css}`,
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

    /** All of the page is laid out, and React has taken over the page and the form. */
    async started() {
      await until("the page is laid out", () => "whole" in document.documentElement.dataset);
      await until("React has started", () =>
        [document.getElementById("root"), document.querySelector("dialog form")?.parentElement]
          .map((place) =>
            Object.entries(place ?? {}).find(([key]) => key.startsWith("__reactContainer")),
          )
          .every((entry) => entry?.[1].stateNode.current.memoizedState.isDehydrated === false),
      );
    },
  };
  return tab;
}

function describe({ css, text }: Target) {
  return text === undefined ? css : `${css} “${text}”`;
}

/** In the page. */
async function findPlace({ css, text }: Target): Promise<Point | undefined> {
  const named = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) =>
      (text === undefined || named(one).includes(text)) &&
      one.getClientRects().length > 0 &&
      getComputedStyle(one).visibility === "visible",
  );
  if (!element) return;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  // What comes into view is laid out with the next frames, and moves what is below it.
  await Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  const label = (element as HTMLInputElement).labels?.[0];
  return element.contains(hit) || label?.contains(hit) ? place : undefined;
}

type Noting = { pressed?: EventTarget | null };

/** In the page. */
function notePress() {
  const noting = window as Noting;
  noting.pressed = null;
  const note = ({ target }: Event) => {
    noting.pressed = target;
  };
  addEventListener("pointerdown", note, { capture: true, once: true });
}

/** In the page. @returns what the press met instead. */
function findMissed({ css }: Target): string | undefined {
  const { pressed } = window as Noting;
  // Another page, or one that has taken away what was pressed.
  if (pressed === undefined || (pressed instanceof Element && !pressed.isConnected)) return;
  if (!(pressed instanceof Element)) return "nothing";
  const wanted = [...document.querySelectorAll<HTMLInputElement>(css)];
  const isMet = wanted.some((one) =>
    [one, ...(one.labels ?? [])].some((place) => place.contains(pressed)),
  );
  if (!isMet) return pressed.outerHTML.slice(0, 120);
}
