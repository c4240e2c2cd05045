import { afterEach, expect, test, vi } from "vitest";
import { FakeStorage, type StorageMood } from "#tests/support/browser-storage.ts";
import { answerKey, readAnswer, saveAnswer } from "./consent-store.ts";

afterEach(() => vi.unstubAllGlobals());

function stubStorage(mood: StorageMood = "willing") {
  const storage = new FakeStorage();
  storage.mood = mood;
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => storage.open(1),
  });
  return storage;
}

test.each(["agreed", "refused"] as const)("%s is read back as saved", (answer) => {
  const storage = stubStorage();
  saveAnswer(answer);
  expect(readAnswer()).toBe(answer);
  expect([...storage.entries]).toEqual([[answerKey, answer]]);
});

test("nothing, or what is no answer, counts as not answered", () => {
  const storage = stubStorage();
  expect(readAnswer()).toBeUndefined();
  storage.entries.set(answerKey, "yes");
  expect(readAnswer()).toBeUndefined();
});

test("a storage that is switched off counts as not answered, and throws at nobody", () => {
  stubStorage("forbidden");
  expect(() => saveAnswer("agreed")).not.toThrow();
  expect(readAnswer()).toBeUndefined();
});

test("a full storage does not keep an earlier answer either", () => {
  const storage = stubStorage();
  saveAnswer("agreed");
  storage.mood = "full";
  saveAnswer("refused");
  expect(readAnswer()).toBeUndefined();
});
