// Consent as this page carries it out: the question at its foot, the answer of other tabs, Hotjar.

import { createRoot } from "react-dom/client";
import { keepDraft } from "#app/quote/draft.ts";
import type { Analytics } from "#contract/analytics.ts";
import { createConsent } from "./consent.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { answerKey, readAnswer, saveAnswer } from "./consent-store.ts";
import { isRecording, removeTraces, startRecording } from "./recording.ts";

/** A browser without it hears of other tabs' answers by their storage alone. */
const tabs = "BroadcastChannel" in window ? new BroadcastChannel(answerKey) : undefined;
let closeBar = () => {};
let consent: ReturnType<typeof createConsent> | undefined;

export function consentFor({ siteId }: Analytics) {
  consent ??= createConsent({
    readAnswer,
    saveAnswer,
    tellOtherTabs: (answer) => tabs?.postMessage(answer),
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
      const place = document.createElement("div");
      // First in the page's order: by keyboard it would else be reached after everything that it may lie over.
      document.body.prepend(place);
      const root = createRoot(place);
      closeBar = () => {
        root.unmount();
        place.remove();
        closeBar = () => {};
        opener?.focus();
      };
      root.render(<ConsentBar takesFocus={takesFocus} onAnswer={onAnswer} />);
    },
    closeBar: () => closeBar(),
  });
  return consent;
}

export function start(analytics: Analytics) {
  if (analytics.consent === "handled-elsewhere") return startRecording(analytics.siteId);
  const { startOrAsk, follow, followSaved } = consentFor(analytics);
  startOrAsk();
  if (tabs) tabs.onmessage = ({ data }) => follow(data);
  // No key: the visitor has cleared the whole storage.
  addEventListener("storage", ({ key }) => {
    if (key === answerKey || key === null) followSaved();
  });
  // A page restored from the back/forward cache has missed every event in between.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) followSaved();
  });
}
