// @vitest-environment happy-dom

import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { unsent as words } from "#content/unsent.ts";

const sending = vi.hoisted(() => ({ isUnsent: false, tell: () => {}, endWatch: vi.fn() }));
vi.mock("./send-quote-request.ts", () => ({
  hasUnsent: () => sending.isUnsent,
  watch(watcher: () => void) {
    sending.tell = watcher;
    return sending.endWatch;
  },
}));

let UnsentNote: typeof import("./unsent-note.tsx").UnsentNote;
// Test files may share their modules: the note with its stand-in is this file's alone.
beforeAll(async () => {
  vi.resetModules();
  ({ UnsentNote } = await import("./unsent-note.tsx"));
});
afterAll(() => vi.resetModules());
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

test("the note comes into a status that was there, with a number to ring, and goes with the delivery", async () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(createElement(UnsentNote)));
  const status = place.querySelector("[role=status]");
  expect(status?.textContent).toBe("");
  for (const isUnsent of [true, false]) {
    await act(async () => {
      sending.isUnsent = isUnsent;
      sending.tell();
    });
    expect(place.querySelector("[role=status]")).toBe(status);
    const link = status?.querySelector("a");
    expect(link?.getAttribute("href")).toBe(isUnsent ? words.phoneLink : undefined);
    expect(status?.textContent).toBe(isUnsent ? `${words.text} ${words.phone}.` : "");
  }
  await act(async () => root.unmount());
  expect(sending.endWatch).toHaveBeenCalledOnce();
});

test("the built page, which knows no visitor, has the status and no note", () => {
  sending.isUnsent = true;
  expect(renderToString(createElement(UnsentNote))).toBe('<div role="status"></div>');
});
