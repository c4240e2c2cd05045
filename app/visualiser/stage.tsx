// The picture: the vehicle on its floor. The HTML holds the coupé as it is drawn, in petrol; React dresses it.

import { type RefObject, useEffect, useState } from "react";
import coupe from "#app/pictures/side-coupe.svg?url";
import hatch from "#app/pictures/side-hatch.svg?url";
import van from "#app/pictures/side-van.svg?url";
import { visualiser as words } from "#content/visualiser.ts";
import type { Choice, VehicleShape } from "./choice.ts";
import { dress, shapeOf } from "./dress.ts";
import { lookOf } from "./look.ts";
import css from "./visualiser.module.css";
import { describe } from "./words.ts";

/** Each is fetched once, when it is first shown. */
const addresses: Record<VehicleShape, string> = { coupe, hatch, van };
const drawings = new Map<string, SVGSVGElement>();

/** A vehicle's drawing, ready to be put into the box, where it may be already. Rejects when it cannot be fetched. */
async function findDrawing(box: HTMLElement, vehicle: VehicleShape) {
  const shown = box.querySelector("svg");
  if (shown) drawings.set(shapeOf(shown), shown);
  const drawing = drawings.get(vehicle) ?? (await fetchDrawing(vehicle));
  drawings.set(vehicle, drawing);
  return drawing;
}

async function fetchDrawing(vehicle: VehicleShape): Promise<SVGSVGElement> {
  const answer = await fetch(addresses[vehicle]);
  if (!answer.ok) throw new Error(`${addresses[vehicle]} answered ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return document.adoptNode(parsed.documentElement) as unknown as SVGSVGElement;
}

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
      {failed ? <p className={`paper ${css.failed}`}>{words.notLoaded}</p> : null}
    </div>
  );
}
