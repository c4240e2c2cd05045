// Consent to session replay, followed by every tab. An unsaved agreement applies to one page only.

import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { keepDraft } from "#app/quote/draft.ts";
import { tryStorage } from "#app/try-storage.ts";
import { Button } from "#app/ui/button.tsx";
import { consent as words } from "#content/consent.ts";
import type { Analytics } from "#contract/analytics.ts";
import { paths } from "#contract/paths.ts";
import css from "./consent-bar.module.css";
import { isRecording, removeTraces, startRecording } from "./recording.ts";

type Answer = "agreed" | "refused";

export const answerKey = "session-replay";

/** Custom property with the bar's height, so that focused controls scroll clear of the bar (base.css). */
const FOOT = "--foot";

/** Tells other tabs the answer. Browsers without BroadcastChannel use storage events, which need working storage. */
const tabs = "BroadcastChannel" in window ? new BroadcastChannel(answerKey) : undefined;
let closeBar = () => {};

export function start({ siteId, consent }: Analytics) {
  if (consent === "handled-elsewhere") return startRecording(siteId);
  const followSaved = () => follow(siteId, readAnswer());
  followSaved();
  if (!readAnswer()) ask(siteId, { byVisitor: false });
  if (tabs) {
    tabs.onmessage = ({ data }) => {
      // An agreement counts only if it is saved: another tab may have refused since.
      const answer = data === "agreed" ? readAnswer() : data;
      if (answer) follow(siteId, answer);
    };
  }
  // No key: the visitor has cleared the whole storage.
  addEventListener("storage", ({ key }) => {
    if (key === answerKey || key === null) followSaved();
  });
  // While in the back/forward cache, the page received no events.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) followSaved();
  });
}

/** @param byVisitor whether the visitor asked for the question, which then takes the focus */
export function ask(siteId: number, { byVisitor }: { byVisitor: boolean }) {
  closeBar();
  const opener = byVisitor ? (document.activeElement as HTMLElement | null) : null;
  const place = document.createElement("div");
  // First in the document, so that keyboard users do not reach the bar last.
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

function readAnswer(): Answer | undefined {
  const answer = tryStorage(() => localStorage.getItem(answerKey));
  return answer === "agreed" || answer === "refused" ? answer : undefined;
}

function saveAnswer(answer: Answer) {
  // Overwrite the old answer without removing it first: a recording tab reloads when the answer is removed.
  const isSaved = tryStorage(() => {
    localStorage.setItem(answerKey, answer);
    return true;
  });
  // Full storage rejects the new answer, but an earlier consent must not stay.
  if (!isSaved) tryStorage(() => localStorage.removeItem(answerKey));
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

/** Consent question at the foot of the window. The page stays usable, and both answers look alike. */
function ConsentBar(props: { takesFocus: boolean; onAnswer: (answer: Answer) => void }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (props.takesFocus) bar.current?.focus();
    const { style } = document.documentElement;
    const measure = () => {
      const isFixed = bar.current && getComputedStyle(bar.current).position === "fixed";
      style.setProperty(FOOT, isFixed ? `${bar.current?.offsetHeight}px` : "0px");
    };
    measure();
    addEventListener("resize", measure);
    return () => {
      removeEventListener("resize", measure);
      style.removeProperty(FOOT);
    };
  }, [props.takesFocus]);
  return (
    <section
      ref={bar}
      className={`paper row screen small ${css.bar}`}
      aria-label={words.label}
      tabIndex={-1}
    >
      <div>
        <p className="label">{words.question}</p>
        <p>
          {words.text} <a href={paths.privacy}>{words.privacy}</a>
        </p>
      </div>
      <div className="strong">
        <Button size="small" onClick={() => props.onAnswer("refused")}>
          {words.refuse}
        </Button>
        <Button size="small" onClick={() => props.onAnswer("agreed")}>
          {words.agree}
        </Button>
      </div>
    </section>
  );
}
