// Picture of the vehicle: at first `still`, a fixed picture of the coupé, then the drawing in the chosen colours.

import { useEffect, useRef, useState } from "react";
import still from "#app/pictures/vehicle-coupe.svg?still&url";
import { visualiser as words } from "#content/visualiser.ts";
import { type Choice, choices } from "./choice.ts";
import { loadDrawing } from "./drawing.ts";
import css from "./visualiser.module.css";
import { describe } from "./words.ts";

export function Stage({ choice }: { choice: Choice }) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const into = box.current;
    if (!into) return undefined;
    if (into.querySelector("img") && isStill(choice)) {
      setFailed(false);
      return preloadOnApproach(into, choice);
    }
    let outdated = false;
    loadDrawing(choice).then(
      ({ drawing }) => {
        if (outdated) return;
        if (drawing.parentNode !== into) into.replaceChildren(drawing);
        setFailed(false);
      },
      () => setFailed(!outdated),
    );
    return () => {
      outdated = true;
    };
  }, [choice]);

  return (
    <div className={css.stage} data-light={choice.light}>
      <div ref={box} className={css.vehicle}>
        {/* Constant props: React must not update a picture that the drawing may have replaced. */}
        <img src={still} alt={describe(choices.first)} width="570" height="262" loading="lazy" />
      </div>
      {failed ? (
        <p className={`paper ${css.failed}`} role="alert">
          {words.notLoaded}
        </p>
      ) : null}
    </div>
  );
}

/** Whether the still shows the choice. The description does not contain the light. */
function isStill(choice: Choice): boolean {
  return choice.light === choices.first.light && describe(choice) === describe(choices.first);
}

/** Preloads the drawing (twice the still's bytes) on the first hover or focus in the form. @returns a cleanup */
function preloadOnApproach(box: HTMLElement, choice: Choice): () => void {
  const ended = new AbortController();
  const fetchAhead = () => {
    ended.abort();
    loadDrawing(choice).catch(() => undefined);
  };
  for (const event of ["pointerover", "focusin"])
    box.closest("form")?.addEventListener(event, fetchAhead, { signal: ended.signal });
  return () => ended.abort();
}
