// The set-up's page: list of steps, current form, preview of the site.

import { useCallback, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { plural } from "#desk/plural.ts";
import { ask, type Progress, type State } from "./api.ts";
import { GoLive } from "./go-live.tsx";
import { Photos } from "./photos.tsx";
import { Preview } from "./preview.tsx";
import { Section } from "./section.tsx";
import { Warning } from "./warning.tsx";

const marks: Record<State, string> = { "to do": "○", "to correct": "!", done: "✓" };
const others = [
  { id: "photos", title: "Photos and sign" },
  { id: "live", title: "Put it live" },
];

function Setup() {
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState("");
  const [here, setHere] = useState(readStep);
  const refresh = useCallback(
    () => ask<Progress>("progress").then(setProgress, (error) => setFailure(error.message)),
    [],
  );
  const saved = useCallback(() => {
    setFailure("");
    void refresh();
  }, [refresh]);
  useEffect(() => {
    void refresh();
    const follow = () => {
      setHere(readStep());
      document.querySelector("main")?.focus();
      scrollTo(0, 0);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [refresh]);
  // Poll until the preview is up: it restarts after each change.
  useEffect(() => {
    if (!progress || progress.preview) return;
    const again = setTimeout(refresh, 1000);
    return () => clearTimeout(again);
  }, [progress, refresh]);
  if (!progress) return <p className="lead">{failure || "One moment…"}</p>;
  return (
    <div className="setup">
      <nav aria-label="Steps">
        <p role="status">{printProgress(progress)}</p>
        <ul>
          {[...progress.sections, ...others].map((step) => {
            const state = "state" in step ? (step.state as State) : undefined;
            return (
              <li key={step.id}>
                <a href={`#${step.id}`} aria-current={step.id === here ? "step" : undefined}>
                  <span aria-hidden="true">{state ? marks[state] : "→"}</span> {step.title}
                  {state && <span className="unseen">, {state}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <main tabIndex={-1}>
        <Warning text={failure} />
        {here === "photos" && <Photos onSaved={saved} onFailed={setFailure} />}
        {here === "live" && <GoLive progress={progress} />}
        {here !== "photos" && here !== "live" && (
          <Section key={here} id={here} onSaved={saved} onFailed={setFailure} />
        )}
      </main>
      <Preview address={progress.preview} />
    </div>
  );
}

function readStep(): string {
  return location.hash.slice(1) || "business";
}

function printProgress({ sections, missingPhotos }: Progress): string {
  const done = sections.filter(({ state }) => state === "done").length;
  const wrong = sections.filter(({ state }) => state === "to correct").map(({ title }) => title);
  const photos = plural(missingPhotos, "photo");
  return [
    `${done} of ${sections.length} done`,
    ...(wrong.length > 0 ? [`to correct: ${wrong.join(", ")}`] : []),
    ...(missingPhotos > 0 ? [`still the demonstration’s: ${photos}`] : []),
  ].join("; ");
}

createRoot(document.getElementById("setup") as HTMLElement).render(<Setup />);
