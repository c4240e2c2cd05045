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
  ["without a saved answer asks and does not record", undefined, 1, false],
  ["with an unknown saved value asks and does not record", "yes", 1, false],
  ["with saved consent does not ask and does record", "agreed", 0, true],
  ["with a saved refusal neither asks nor records", "refused", 0, false],
])("a visit %s", async (_, saved, asked, isRecorded) => {
  if (saved) storage.entries.set(answerKey, saved);
  await open();
  expect([questions().length, recorded()]).toEqual([asked, isRecorded]);
  expect(recording.removeTraces.mock.calls.length > 0).toBe(!isRecorded);
});

test("a consent question reopened by the visitor takes the focus, and returns it once answered", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  await open();
  expect(document.activeElement).toBe(opener);
  await act(async () => ask(SITE, { byVisitor: true }));
  expect([...questions()].map((one) => one === document.activeElement)).toEqual([true]);
  await answer("refuse");
  // Compared as booleans, because printing the difference between two elements takes minutes.
  expect([questions().length, document.activeElement === opener]).toEqual([0, true]);
  expect(document.documentElement.style.getPropertyValue("--foot")).toBe("");
  expect(channel.postMessage.mock.calls).toEqual([["refused"]]);
});

test.each(["full", "forbidden"] as const)(
  "a refusal stops recording even if the storage is %s",
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
  ["does not start if a refusal has been saved since", "refused", "agreed", false],
  ["does not start if the agreement could not be saved", undefined, "agreed", false],
  ["starts if the agreement is saved", "agreed", "agreed", true],
] as const)(
  "after an agreement in another tab, recording %s",
  async (_, saved, told, isRecorded) => {
    await open();
    if (saved) storage.entries.set(answerKey, saved);
    await act(async () => channel.onmessage({ data: told }));
    expect(recorded()).toBe(isRecorded);
  },
);

const pageShow = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

test.each([
  ["reloads", "another tab saves a refusal", new StorageEvent("storage", { key: answerKey })],
  ["reloads", "the visitor clears the storage", new StorageEvent("storage", { key: null })],
  ["reloads", "it returns from the back/forward cache", pageShow(true)],
  ["does not reload", "another storage entry changes", new StorageEvent("storage", { key: "x" })],
  ["does not reload", "it is shown for the first time", pageShow(false)],
])("a recording page %s when %s", async (reaction, _, event) => {
  await open();
  await answer("agree");
  reload.mockClear();
  recording.isRecording.mockReturnValue(true);
  storage.entries.set(answerKey, "refused");
  dispatchEvent(event);
  expect(reload.mock.calls.length > 0).toBe(reaction === "reloads");
});
