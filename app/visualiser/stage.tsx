// The picture: the vehicle on its floor. The HTML shows the coupé's file, in the first film; its place is taken by
// the drawing itself, which can be dressed.

import { type RefObject, useEffect, useState } from "react";
import coupe from "#app/pictures/side-coupe.svg?url";
import hatch from "#app/pictures/side-hatch.svg?url";
import van from "#app/pictures/side-van.svg?url";
import { visualiser as words } from "#content/visualiser.ts";
import { type Choice, choices, type VehicleShape } from "./choice.ts";
import { dress } from "./dress.ts";
import { lookOf } from "./look.ts";
import css from "./visualiser.module.css";
import { describe } from "./words.ts";

/** Each is fetched once, when it is first shown. */
const addresses: Record<VehicleShape, string> = { coupe, hatch, van };
const drawings = new Map<string, SVGSVGElement>();

/** A vehicle's drawing, ready to be put into the box, where it may be already. Rejects when it cannot be fetched. */
async function findDrawing(vehicle: VehicleShape) {
  const drawing = drawings.get(vehicle) ?? (await fetchDrawing(vehicle));
  drawings.set(vehicle, drawing);
  return drawing;
}

/** The browser reads the file by itself: the site's policy lets no script turn text into a drawing. */
function fetchDrawing(vehicle: VehicleShape): Promise<SVGSVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", addresses[vehicle]);
    request.responseType = "document";
    request.onloadend = () => {
      const drawing = request.status === 200 && request.responseXML?.documentElement;
      if (drawing) resolve(document.adoptNode(drawing) as unknown as SVGSVGElement);
      else reject(new Error(`${addresses[vehicle]} answered ${request.status}`));
    };
    request.send();
  });
}

export function Stage({ choice, box }: { choice: Choice; box: RefObject<HTMLDivElement | null> }) {
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!box.current) return undefined;
    const into = box.current;
    let outdated = false;
    findDrawing(choice.vehicle).then(
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
      <div ref={box} className={css.vehicle}>
        {/* Never changes, so that React does not look for it once it is gone. */}
        <img src={coupe} alt={describe(choices.first)} width="532" height="201" loading="lazy" />
      </div>
      {failed ? (
        <p className={`paper ${css.failed}`} role="alert">
          {words.notLoaded}
        </p>
      ) : null}
    </div>
  );
}
