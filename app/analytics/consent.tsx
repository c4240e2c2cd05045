// Consent to session replay: asks the question, follows the answer from any tab, and starts or stops recording.

import { createRoot } from "react-dom/client";
import { keepDraft } from "#app/quote/draft.ts";
import type { Analytics } from "#contract/analytics.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { type Answer, answerKey, readAnswer, saveAnswer } from "./consent-store.ts";
import { isRecording, removeTraces, startRecording } from "./recording.ts";

/** Without it, other tabs' answers arrive only through storage events, and not at all if storage is off. */
const tabs = "BroadcastChannel" in window ? new BroadcastChannel(answerKey) : undefined;
let closeBar = () => {};

export function start({ siteId, consent }: Analytics) {
  if (consent === "handled-elsewhere") return startRecording(siteId);
  const followSaved = () => follow(siteId, readAnswer());
  followSaved();
  if (!readAnswer()) ask(siteId, { byVisitor: false });
  if (tabs) tabs.onmessage = ({ data }) => follow(siteId, data);
  // No key: the visitor has cleared the whole storage.
  addEventListener("storage", ({ key }) => {
    if (key === answerKey || key === null) followSaved();
  });
  // A page restored from the back/forward cache has missed every event in between.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) followSaved();
  });
}

/** @param byVisitor moves the focus to the question. */
export function ask(siteId: number, { byVisitor }: { byVisitor: boolean }) {
  closeBar();
  const opener = byVisitor ? (document.activeElement as HTMLElement | null) : null;
  const place = document.createElement("div");
  // First in the document, or keyboard users would reach it after everything it covers.
  document.body.prepend(place);
  const root = createRoot(place);
  closeBar = () => {
    root.unmount();
    place.remove();
    closeBar = () => {};
    opener?.focus();
  };
  function onAnswer(answer: Answer) {
    saveAnswer(answer);
    tabs?.postMessage(answer);
    follow(siteId, answer);
  }
  root.render(<ConsentBar takesFocus={byVisitor} onAnswer={onAnswer} />);
}

function follow(siteId: number, answer: Answer | undefined) {
  if (answer) closeBar();
  if (answer === "agreed") return startRecording(siteId);
  removeTraces();
  if (!isRecording()) return;
  // A running script cannot be stopped: load the page again without it.
  keepDraft();
  location.reload();
}
