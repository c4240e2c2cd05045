// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { layOutTheRest } from "./lay-out.ts";

const root = document.documentElement;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>("section")].map(
    (part) => part.style.contentVisibility === "visible",
  );

beforeEach(() => {
  root.removeAttribute("data-whole");
  location.hash = "";
  document.body.innerHTML =
    "<main><section></section><section></section><section></section></main>";
});

function visitBy(type: string) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ] as PerformanceEntry[] as PerformanceEntryList);
}

test("once the page has loaded, each idle moment lays out one part below the first view, and the last lets go of all", () => {
  visitBy("navigate");
  const loads: (() => void)[] = [];
  const idle: (() => void)[] = [];
  layOutTheRest(
    (begin) => loads.push(begin),
    (goOn) => idle.push(goOn),
  );
  expect(shown()).toEqual([false, false, false]);
  loads.pop()?.();
  expect(shown()).toEqual([false, true, false]);
  idle.pop()?.();
  expect(shown()).toEqual([false, true, true]);
  expect(root.hasAttribute("data-whole")).toBe(false);
  idle.pop()?.();
  expect(root.hasAttribute("data-whole")).toBe(true);
});

test.each([
  ["reload", ""],
  ["back_forward", ""],
  ["navigate", "#questions"],
])("on %s with the hash %j the page is whole at once: its place is within it", (type, hash) => {
  visitBy(type);
  location.hash = hash;
  const never = vi.fn();
  layOutTheRest(never, never);
  expect(root.hasAttribute("data-whole")).toBe(true);
  expect(never).not.toHaveBeenCalled();
});
