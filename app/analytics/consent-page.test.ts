// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { consent as words } from "#content/consent.ts";
import { paths } from "#contract/paths.ts";
import { servePage } from "#tests/support/quote-document.ts";
import { answerKey } from "./consent-store.ts";

const analytics = { siteId: 1234567, consent: "asked" } as const;

const recording = vi.hoisted(() => ({
  isRecording: vi.fn(() => false),
  startRecording: vi.fn(),
  removeTraces: vi.fn(),
}));
vi.mock("./recording.ts", () => recording);
const reload = vi.spyOn(location, "reload");

/** What carries messages to every other tab. */
class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage = (_: { data: unknown }) => {};
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.onmessage({ data });
    }
  }
}

let consentFor: typeof import("./consent-page.tsx").consentFor;
let start: typeof import("./consent-page.tsx").start;

beforeEach(async () => {
  vi.resetModules();
  FakeChannel.open = [];
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  ({ consentFor, start } = await import("./consent-page.tsx"));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
  vi.clearAllMocks();
  recording.isRecording.mockReturnValue(false);
  reload.mockImplementation(() => {});
});
afterEach(async () => {
  await answer(words.refuse);
  vi.unstubAllGlobals();
});

const questions = () => [...document.querySelectorAll<HTMLElement>("section[aria-label]")];

async function answer(text: string) {
  const button = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === text,
  );
  await act(async () => button?.click());
}

function addOpener() {
  const opener = document.body.appendChild(document.createElement("a"));
  opener.tabIndex = 0;
  opener.focus();
  return opener;
}

describe("a visitor who has not answered", () => {
  test("is asked without losing the focus, and pointed to the privacy policy", async () => {
    const opener = addOpener();
    await act(async () => start(analytics));
    expect(questions().map((question) => question.getAttribute("aria-label"))).toEqual([
      words.label,
    ]);
    expect(questions()[0]?.querySelector("a")?.getAttribute("href")).toBe(paths.privacy);
    expect(document.activeElement).toBe(opener);
    expect(recording.startRecording).not.toHaveBeenCalled();
  });

  test("and agrees is recorded, and the question goes without a trace", async () => {
    const before = document.body.childElementCount;
    await act(async () => start(analytics));
    await answer(words.agree);
    expect(recording.startRecording).toHaveBeenCalledWith(analytics.siteId);
    expect(localStorage.getItem(answerKey)).toBe("agreed");
    expect(document.body.childElementCount).toBe(before);
  });

  test("and refuses is not recorded", async () => {
    await act(async () => start(analytics));
    await answer(words.refuse);
    expect(questions()).toEqual([]);
    expect(localStorage.getItem(answerKey)).toBe("refused");
    expect(recording.startRecording).not.toHaveBeenCalled();
  });
});

describe("a visitor who asks for the question", () => {
  test("is taken to it, and back to where they were by the answer", async () => {
    const opener = addOpener();
    await act(async () => consentFor(analytics).ask({ byVisitor: true }));
    expect(document.activeElement).toBe(questions()[0]);
    expect(questions()[0]?.tabIndex).toBe(-1);
    await answer(words.refuse);
    expect(document.activeElement).toBe(opener);
  });

  test("while it stands there already finds one question, not two", async () => {
    await act(async () => start(analytics));
    await act(async () => consentFor(analytics).ask({ byVisitor: true }));
    expect(questions()).toHaveLength(1);
  });
});

describe("a page that records", () => {
  beforeEach(async () => {
    localStorage.setItem(answerKey, "agreed");
    await act(async () => start(analytics));
    recording.isRecording.mockReturnValue(true);
    localStorage.setItem(answerKey, "refused");
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ["has refused in another tab", () => new StorageEvent("storage", { key: answerKey })],
    ["has cleared its storage", () => new StorageEvent("storage", { key: null })],
    ["comes back to a page put aside", () => pageShow(true)],
  ])("loads anew without Hotjar once the visitor %s", (_, happen) => {
    dispatchEvent(happen());
    expect(recording.removeTraces).toHaveBeenCalled();
    expect(reload).toHaveBeenCalled();
  });

  test("keeps what was typed into the form before it loads anew", () => {
    const { control } = servePage();
    control("firstName").value = "Ada";
    const kept = () => Object.values(sessionStorage).join();
    onTestFinished(() => sessionStorage.clear());
    reload.mockImplementation(() => expect(kept()).toContain("Ada"));
    dispatchEvent(new StorageEvent("storage", { key: answerKey }));
    expect(reload).toHaveBeenCalled();
  });

  test.each([
    ["another entry of the storage", () => new StorageEvent("storage", { key: "other" })],
    ["a page that is shown for the first time", () => pageShow(false)],
  ])("goes on after %s", (_, happen) => {
    dispatchEvent(happen());
    expect(reload).not.toHaveBeenCalled();
  });

  function pageShow(persisted: boolean) {
    return Object.assign(new Event("pageshow"), { persisted });
  }
});

test("where the storage keeps nothing, a refusal reaches a page that records in another tab", async () => {
  const storage = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  onTestFinished(() => storage.mockRestore());
  await act(async () => start(analytics));
  await answer(words.agree);
  recording.isRecording.mockReturnValue(true);
  vi.resetModules();
  const other = await import("./consent-page.tsx");
  await act(async () => other.consentFor(analytics).ask({ byVisitor: true }));
  await answer(words.refuse);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where consent is handled elsewhere, it starts at once and asks nobody", async () => {
  await act(async () => start({ ...analytics, consent: "handled-elsewhere" }));
  expect(recording.startRecording).toHaveBeenCalledWith(analytics.siteId);
  expect(questions()).toEqual([]);
});
