// @vitest-environment happy-dom

import { act } from "react";
import { expect, test, vi } from "vitest";
import { consent as words } from "#content/consent.ts";
import { answerKey } from "./consent-store.ts";

const recording = vi.hoisted(() => ({
  isRecording: vi.fn(() => false),
  startRecording: vi.fn(),
  removeTraces: vi.fn(),
}));
vi.mock("./recording.ts", () => recording);
const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal(
  "BroadcastChannel",
  class {
    postMessage() {}
  },
);
const { consentFor, start } = await import("./consent-page.tsx");
const analytics = { siteId: 1234567, consent: "asked" } as const;

const questions = () => document.querySelectorAll<HTMLElement>("section[aria-label]");
const pageShow = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

test("the question takes the focus only when asked for, stands once, and gives the focus back", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  await act(async () => start(analytics));
  expect(document.activeElement).toBe(opener);
  await act(async () => consentFor(analytics).ask({ byVisitor: true }));
  expect(questions()).toHaveLength(1);
  expect(document.activeElement).toBe(questions()[0]);
  const refuse = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === words.refuse,
  );
  await act(async () => refuse?.click());
  expect(questions()).toHaveLength(0);
  expect(document.activeElement).toBe(opener);
});

test.each([
  ["the visitor has refused in another tab", new StorageEvent("storage", { key: answerKey }), 1],
  ["the visitor has cleared the storage", new StorageEvent("storage", { key: null }), 1],
  ["a page comes back from the back/forward cache", pageShow(true), 1],
  ["another entry of the storage changes", new StorageEvent("storage", { key: "other" }), 0],
  ["a page is shown for the first time", pageShow(false), 0],
])("a page that records is loaded without Hotjar when %s", (_, event, loads) => {
  reload.mockClear();
  recording.isRecording.mockReturnValue(true);
  localStorage.setItem(answerKey, "refused");
  dispatchEvent(event);
  expect(reload).toHaveBeenCalledTimes(loads);
});
