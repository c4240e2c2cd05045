// Consent as this page carries it out: the question at its foot, the answer of other tabs, Hotjar.

import { createRoot } from "react-dom/client";
import { keepDraft } from "#app/quote/draft.ts";
import type { Analytics } from "#contract/analytics.ts";
import { createConsent } from "./consent.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { answerKey, readAnswer, saveAnswer } from "./consent-store.ts";
import { isRecording, removeTraces, startRecording } from "./recording.ts";

const tabs = new BroadcastChannel(answerKey);
let closeBar = () => {};
let consent: ReturnType<typeof createConsent> | undefined;

export function consentFor({ siteId }: Analytics) {
  consent ??= createConsent({
    readAnswer,
    saveAnswer,
    tellOtherTabs: (answer) => tabs.postMessage(answer),
    isRecording,
    startRecording: () => startRecording(siteId),
    removeTraces,
    reload() {
      keepDraft();
      location.reload();
    },
    openBar({ takesFocus, onAnswer }) {
      closeBar();
      const opener = takesFocus ? (document.activeElement as HTMLElement | null) : null;
      const place = document.body.appendChild(document.createElement("div"));
      closeBar = () => {
        place.remove();
        closeBar = () => {};
        opener?.focus();
      };
      createRoot(place).render(<ConsentBar takesFocus={takesFocus} onAnswer={onAnswer} />);
    },
    closeBar: () => closeBar(),
  });
  return consent;
}

export function start(analytics: Analytics) {
  if (analytics.consent === "handled-elsewhere") return startRecording(analytics.siteId);
  const { startOrAsk, follow, followSaved } = consentFor(analytics);
  startOrAsk();
  tabs.onmessage = ({ data }) => follow(data);
  // No key: the visitor has cleared the whole storage.
  addEventListener("storage", ({ key }) => {
    if (key === answerKey || key === null) followSaved();
  });
  // A page restored from the back/forward cache has missed every event in between.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) followSaved();
  });
}
