// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consent as words } from "#content/consent.ts";
import { FakeStorage } from "#tests/support/browser-storage.ts";

const recording = vi.hoisted(() => ({
  isRecording: vi.fn(() => false),
  startRecording: vi.fn(),
  removeTraces: vi.fn(),
}));
vi.mock("./recording.ts", () => recording);
const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
const channel = { postMessage: vi.fn(), onmessage: ({ data: _ }: { data: string }) => {} };
vi.stubGlobal(
  "BroadcastChannel",
  class {
    postMessage = channel.postMessage;
    set onmessage(listener: typeof channel.onmessage) {
      channel.onmessage = listener;
    }
  },
);
const { answerKey, ask, start } = await import("./consent.tsx");

const SITE = 1234567;
let storage: FakeStorage;
beforeEach(() => {
  vi.clearAllMocks();
  recording.isRecording.mockReturnValue(false);
  storage = new FakeStorage();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => storage.open(1),
  });
});
afterEach(async () => {
  if (questions().length > 0) await answer("refuse");
});

const questions = () => document.querySelectorAll<HTMLElement>("section[aria-label]");
const answer = (word: "agree" | "refuse") =>
  act(async () =>
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === words[word])
      ?.click(),
  );
const open = () => act(async () => start({ siteId: SITE, consent: "asked" }));
const recorded = () => recording.startRecording.mock.calls.length > 0;

test.each([
  ["no answer", undefined, 1, false],
  ["an unknown saved value", "yes", 1, false],
  ["consent", "agreed", 0, true],
  ["a refusal", "refused", 0, false],
])("after %s (%s) a visit asks %i times, recorded: %s", async (_, saved, asked, isRecorded) => {
  if (saved) storage.entries.set(answerKey, saved);
  await open();
  expect([questions().length, recorded()]).toEqual([asked, isRecorded]);
  expect(recording.removeTraces.mock.calls.length > 0).toBe(!isRecorded);
});

test("the question, asked on request, takes the focus once and returns it", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  await open();
  expect(document.activeElement).toBe(opener);
  await act(async () => ask(SITE, { byVisitor: true }));
  expect([...questions()]).toEqual([document.activeElement]);
  await answer("refuse");
  expect([questions().length, document.activeElement]).toEqual([0, opener]);
});

test.each(["full", "forbidden"] as const)(
  "an answer that a %s storage rejects is still applied and replaces the earlier one",
  async (mood) => {
    storage.entries.set(answerKey, "agreed");
    storage.mood = mood;
    recording.isRecording.mockReturnValue(true);
    await act(async () => ask(SITE, { byVisitor: true }));
    await answer("refuse");
    expect(reload).toHaveBeenCalledOnce();
    if (mood === "full") expect(storage.entries.has(answerKey)).toBe(false);
  },
);

test.each([
  ["an agreement sent before a refusal was saved does not start it", "refused", "agreed", false],
  ["an agreement that could not be saved does not start it", undefined, "agreed", false],
  ["an agreement that is saved starts it", "agreed", "agreed", true],
] as const)("recording follows other tabs: %s", async (_, saved, told, isRecorded) => {
  await open();
  if (saved) storage.entries.set(answerKey, saved);
  await act(async () => channel.onmessage({ data: told }));
  expect(recorded()).toBe(isRecorded);
});

const pageShow = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

test.each([
  ["the visitor has refused in another tab", new StorageEvent("storage", { key: answerKey }), 1],
  ["the visitor has cleared the storage", new StorageEvent("storage", { key: null }), 1],
  ["a page comes back from the back/forward cache", pageShow(true), 1],
  ["another entry of the storage changes", new StorageEvent("storage", { key: "other" }), 0],
  ["a page is shown for the first time", pageShow(false), 0],
])("a recording page reloads without Hotjar when %s", async (_, event, loads) => {
  await open();
  await answer("agree");
  reload.mockClear();
  recording.isRecording.mockReturnValue(true);
  storage.entries.set(answerKey, "refused");
  dispatchEvent(event);
  expect(reload.mock.calls.length > 0).toBe(loads > 0);
});
