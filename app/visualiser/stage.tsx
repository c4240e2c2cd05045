// The picture: the vehicle on its floor. The HTML holds the coupé as it is drawn, in petrol; React dresses it.

import { type RefObject, useEffect, useState } from "react";
import { visualiser as words } from "#content/visualiser.ts";
import type { Choice } from "./choice.ts";
import { findDrawing } from "./drawings.ts";
import { dress } from "./dress.ts";
import { lookOf } from "./look.ts";
import css from "./visualiser.module.css";
import { describe } from "./words.ts";

/** In the browser it is in the page already, and React leaves it alone. */
const still = import.meta.env.SSR ? (await import("#app/pictures/side-coupe.svg?raw")).default : "";

export function Stage({ choice, box }: { choice: Choice; box: RefObject<HTMLDivElement | null> }) {
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!box.current) return undefined;
    const into = box.current;
    let outdated = false;
    findDrawing(into, choice.vehicle).then(
      (drawing) => {
        if (outdated) return;
        dress(drawing, lookOf(choice), describe(choice));
        if (drawing.parentNode !== into) into.replaceChildren(drawing);
        setFailed(false);
      },
      () => setFailed(!outdated),
    );
    return () => {
      outdated = true;
    };
  }, [choice, box]);

  return (
    <div className={css.stage} data-light={choice.light}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, from a file of the build */}
      <div ref={box} className={css.vehicle} dangerouslySetInnerHTML={{ __html: still }} />
      {failed ? <p className="paper">{words.notLoaded}</p> : null}
    </div>
  );
}
