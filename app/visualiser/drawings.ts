// The vehicles as drawings that can be dressed. Each is fetched once, when it is first needed.

import coupe from "#app/pictures/vehicle-coupe.svg?url";
import hatch from "#app/pictures/vehicle-hatch.svg?url";
import van from "#app/pictures/vehicle-van.svg?url";
import type { Choice, VehicleShape } from "./choice.ts";
import { dress } from "./dress.ts";
import { lookOf } from "./look.ts";
import { describe } from "./words.ts";

const addresses: Record<VehicleShape, string> = { coupe, hatch, van };
/** What is left of a studio's lamps in film that mirrors the sky. */
const LAMPS_BY_DAY = "0.1";
const drawings = new Map<VehicleShape, Promise<SVGSVGElement>>();

/** Ready to be put into the page, where it may be already. Rejects when it cannot be fetched; the next call tries again. */
export function findDrawing(vehicle: VehicleShape): Promise<SVGSVGElement> {
  const drawing = drawings.get(vehicle) ?? fetchDrawing(addresses[vehicle]);
  drawings.set(vehicle, drawing);
  drawing.catch(() => drawings.delete(vehicle));
  return drawing;
}

export function dressFor(choice: Choice, drawing: SVGSVGElement) {
  const look = lookOf(choice);
  dress(drawing, look, choice.light, describe(choice));
  const outdoors = choice.light === "daylight";
  const sky = drawing.querySelector(".sky");
  sky?.setAttribute("display", outdoors ? "inline" : "none");
  // Matte film mirrors no sky: the windows' part of it lies below the film.
  if (sky && look.body.finish === "matte") drawing.querySelector(".body")?.before(sky);
  else if (sky) drawing.append(sky);
  for (const shine of drawing.querySelectorAll(".shine"))
    shine.setAttribute("opacity", outdoors ? LAMPS_BY_DAY : "1");
}

/** The drawing as a file, four times its size. A data address: the site's policy allows no picture from a blob. */
export function drawingAddress(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("width", String(width * 4));
  copy.setAttribute("height", String(height * 4));
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

/** The browser reads the file by itself: the site's policy lets no script turn text into a drawing. */
function fetchDrawing(address: string): Promise<SVGSVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.onloadend = () => {
      const drawing = request.status === 200 && request.responseXML?.documentElement;
      if (drawing) resolve(document.adoptNode(drawing) as unknown as SVGSVGElement);
      else reject(new Error(`${address} answered ${request.status}`));
    };
    request.send();
  });
}
