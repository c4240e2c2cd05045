// Asks before recording, remembers the answer, and stops when it is taken back.

import { createRoot } from "react-dom/client";
import type { Analytics } from "#contract/analytics.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { type Answer, readAnswer, saveAnswer } from "./consent-store.ts";
import { forgetRecording, startRecording } from "./recording.ts";

let closeBar: (() => void) | undefined;

export function startOrAsk(analytics: Analytics): void {
  const answer = analytics.consent === "handled-elsewhere" ? "agreed" : readAnswer();
  if (answer === "agreed") startRecording(analytics.siteId);
  else if (answer === undefined) ask(analytics, { byVisitor: false });
}

/** @param byVisitor takes the focus to the question; unasked for, it stays where the visitor is. */
export function ask({ siteId }: Analytics, { byVisitor }: { byVisitor: boolean }): void {
  closeBar?.();
  const opener = byVisitor ? (document.activeElement as HTMLElement | null) : null;
  const place = document.body.appendChild(document.createElement("div"));
  const bar = createRoot(place);
  closeBar = () => {
    bar.unmount();
    place.remove();
    closeBar = undefined;
    opener?.focus();
  };
  const answer = (given: Answer) => {
    const before = readAnswer();
    saveAnswer(given);
    closeBar?.();
    if (given === "agreed") startRecording(siteId);
    else if (before === "agreed") forgetRecording();
  };
  bar.render(<ConsentBar takesFocus={byVisitor} onAnswer={answer} />);
}
