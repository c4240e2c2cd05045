import { expect, test } from "vitest";
import { createConsent } from "./consent.ts";
import type { Answer } from "./consent-store.ts";

/** A page of a visitor: `saved` may be out of step with `isRecording`, as other tabs and full storages make it. */
function createPage(
  state: { saved?: Answer | undefined; isRecording?: boolean; isStorageFull?: boolean } = {},
) {
  const page = {
    ...state,
    bar: undefined as { takesFocus: boolean; onAnswer: (answer: Answer) => void } | undefined,
    did: [] as string[],
    told: [] as Answer[],
  };
  const consent = createConsent({
    readAnswer: () => page.saved,
    saveAnswer(answer) {
      if (!page.isStorageFull) page.saved = answer;
    },
    tellOtherTabs: (answer) => page.told.push(answer),
    isRecording: () => page.isRecording === true,
    startRecording() {
      page.isRecording = true;
    },
    removeTraces: () => page.did.push("traces removed"),
    reload: () => page.did.push("reloaded"),
    openBar(bar) {
      page.bar = bar;
    },
    closeBar() {
      page.bar = undefined;
    },
  });
  return Object.assign(page, consent);
}

test("who has not answered is asked without taking the focus, and is not recorded", () => {
  const page = createPage();
  page.startOrAsk();
  expect(page.bar).toMatchObject({ takesFocus: false });
  expect(page.isRecording).toBeUndefined();
  expect(page.did).toEqual(["traces removed"]);
});

test("who has agreed is recorded and not asked", () => {
  const page = createPage({ saved: "agreed" });
  page.startOrAsk();
  expect([page.isRecording, page.bar, page.did]).toEqual([true, undefined, []]);
});

test("who has refused is neither recorded nor asked, and what was left over goes", () => {
  const page = createPage({ saved: "refused" });
  page.startOrAsk();
  expect([page.isRecording, page.bar, page.did]).toEqual([
    undefined,
    undefined,
    ["traces removed"],
  ]);
});

test("agreeing is saved, starts the recording and closes the question", () => {
  const page = createPage();
  page.startOrAsk();
  page.bar?.onAnswer("agreed");
  expect([page.saved, page.isRecording, page.bar]).toEqual(["agreed", true, undefined]);
  expect(page.did).not.toContain("reloaded");
});

test("refusing at first is saved and loads nothing anew", () => {
  const page = createPage();
  page.startOrAsk();
  page.bar?.onAnswer("refused");
  expect([page.saved, page.bar]).toEqual(["refused", undefined]);
  expect(page.did).not.toContain("reloaded");
});

test("asked again by the visitor, the question takes the focus", () => {
  const page = createPage({ saved: "agreed", isRecording: true });
  page.ask({ byVisitor: true });
  expect(page.bar).toMatchObject({ takesFocus: true });
  expect(page.did).toEqual([]);
});

test.each([
  ["as saved", { saved: "agreed" as const }],
  ["though another tab has saved a refusal before", { saved: "refused" as const }],
  ["though a full storage never kept the consent", { isStorageFull: true }],
])("refusing stops a page that records, %s", (_, state) => {
  const page = createPage({ ...state, isRecording: true });
  page.ask({ byVisitor: true });
  page.bar?.onAnswer("refused");
  expect(page.did).toEqual(["traces removed", "reloaded"]);
  expect(page.bar).toBeUndefined();
});

test.each(["agreed", "refused"] as const)(
  "other tabs are told that the visitor has %s, whatever the storage keeps",
  (answer) => {
    const page = createPage({ isStorageFull: true });
    page.startOrAsk();
    page.bar?.onAnswer(answer);
    expect(page.told).toEqual([answer]);
    const other = createPage({ isRecording: true });
    other.ask({ byVisitor: true });
    other.follow(answer);
    expect(other.bar).toBeUndefined();
    expect([other.did.includes("reloaded"), other.told]).toEqual([answer === "refused", []]);
  },
);

test("consent given in another tab starts this one and closes its question", () => {
  const page = createPage();
  page.startOrAsk();
  page.saved = "agreed";
  page.followSaved();
  expect([page.isRecording, page.bar]).toEqual([true, undefined]);
});

test.each(["refused", undefined] as const)(
  "consent that has become %s elsewhere stops this page",
  (saved) => {
    const page = createPage({ saved: "agreed" });
    page.startOrAsk();
    page.saved = saved;
    page.followSaved();
    expect(page.did).toEqual(["traces removed", "reloaded"]);
  },
);

test("a question that is open stays so while there is no answer", () => {
  const page = createPage();
  page.startOrAsk();
  page.followSaved();
  expect(page.bar).toBeDefined();
});
