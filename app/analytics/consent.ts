// Whether the visitor is recorded: what this page does follows the visitor's answer, in whichever tab it was given.

import type { Answer } from "./consent-store.ts";

export type ConsentDeps = {
  readAnswer(): Answer | undefined;
  saveAnswer(answer: Answer): void;
  /** By the answer itself: a storage that keeps nothing tells other tabs nothing. */
  tellOtherTabs(answer: Answer): void;
  /** In this very page, whatever was saved. */
  isRecording(): boolean;
  startRecording(): void;
  /** Takes away what recording has stored in this browser. */
  removeTraces(): void;
  /** A script that runs cannot be called back: the page is loaded anew without it. */
  reload(): void;
  openBar(bar: { takesFocus: boolean; onAnswer: (answer: Answer) => void }): void;
  closeBar(): void;
};

export function createConsent(deps: ConsentDeps) {
  function follow(answer: Answer | undefined) {
    if (answer) deps.closeBar();
    if (answer === "agreed") return deps.startRecording();
    deps.removeTraces();
    if (deps.isRecording()) deps.reload();
  }

  /** @param byVisitor takes the focus to the question; unasked for, it stays where the visitor is. */
  function ask({ byVisitor }: { byVisitor: boolean }) {
    deps.openBar({
      takesFocus: byVisitor,
      onAnswer(answer) {
        deps.saveAnswer(answer);
        deps.tellOtherTabs(answer);
        follow(answer);
      },
    });
  }

  return {
    ask,
    follow,
    startOrAsk() {
      const answer = deps.readAnswer();
      follow(answer);
      if (answer === undefined) ask({ byVisitor: false });
    },
    /** For when the answer may have changed elsewhere. */
    followSaved: () => follow(deps.readAnswer()),
  };
}
