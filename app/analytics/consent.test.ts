import { expect, test } from "vitest";
import { createConsent } from "./consent.ts";
import type { Answer } from "./consent-store.ts";

/** A page of a visitor: `saved` may be out of step with `isRecording`, as other tabs and full storages make it. */
function createPage(
  state: { saved?: Answer | undefined; isRecording?: boolean; isStorageFull?: boolean } = {},
) {
  const page = {
    isRecording: false,
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
    isRecording: () => page.isRecording,
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

test.each<[Answer | undefined, boolean, boolean, string[]]>([
  [undefined, true, false, ["traces removed"]],
  ["agreed", false, true, []],
  ["refused", false, false, ["traces removed"]],
])("a visit after the answer %s: asked %s, recorded %s", (saved, isAsked, isRecording, did) => {
  const page = createPage({ saved });
  page.startOrAsk();
  expect([page.bar !== undefined, page.isRecording, page.did]).toEqual([isAsked, isRecording, did]);
  if (isAsked) expect(page.bar).toMatchObject({ takesFocus: false });
});

test.each<[Answer, boolean]>([
  ["agreed", true],
  ["refused", false],
])(
  "the answer %s is saved, told to other tabs, carried out, and closes the question",
  (answer, is) => {
    const page = createPage();
    page.startOrAsk();
    page.bar?.onAnswer(answer);
    expect([page.saved, page.told, page.isRecording, page.bar]).toEqual([
      answer,
      [answer],
      is,
      undefined,
    ]);
    expect(page.did).not.toContain("reloaded");
  },
);

test.each([
  ["as saved", { saved: "agreed" as const }],
  ["though another tab has saved a refusal before", { saved: "refused" as const }],
  ["though a full storage never kept the consent", { isStorageFull: true }],
])("a refusal asked for by the visitor stops a page that records, %s", (_, state) => {
  const page = createPage({ ...state, isRecording: true });
  page.ask({ byVisitor: true });
  expect(page.bar).toMatchObject({ takesFocus: true });
  page.bar?.onAnswer("refused");
  expect([page.did, page.bar]).toEqual([["traces removed", "reloaded"], undefined]);
});

test.each<[Answer | undefined, string[]]>([
  ["agreed", []],
  ["refused", ["traces removed", "reloaded"]],
  [undefined, ["traces removed", "reloaded"]],
])("consent that has become %s elsewhere is followed by a page that records", (saved, did) => {
  const page = createPage({ saved: "agreed" });
  page.startOrAsk();
  page.saved = saved;
  page.followSaved();
  expect(page.did).toEqual(did);
});

test("a question stays open while there is no answer, and closes with one given in another tab", () => {
  const page = createPage();
  page.startOrAsk();
  page.followSaved();
  expect(page.bar).toBeDefined();
  page.follow("agreed");
  expect([page.isRecording, page.bar]).toEqual([true, undefined]);
});
