import { afterEach, expect, test, vi } from "vitest";
import { FakeStorage } from "#tests/support/browser-storage.ts";
import { keepDismissed, wasDismissed } from "./dismissal.ts";

afterEach(() => vi.unstubAllGlobals());

test("a dismissal is kept for the session, and nothing was dismissed before it", () => {
  vi.stubGlobal("sessionStorage", new FakeStorage().open(1));
  expect(wasDismissed()).toBe(false);
  keepDismissed();
  expect(wasDismissed()).toBe(true);
});

test("a storage that is switched off counts as not dismissed, and throws at nobody", () => {
  const storage = new FakeStorage();
  storage.mood = "forbidden";
  vi.stubGlobal("sessionStorage", undefined);
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => storage.open(1),
  });
  expect(keepDismissed).not.toThrow();
  expect(wasDismissed()).toBe(false);
});
