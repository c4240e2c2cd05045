// Vehicle drawings that can be coloured, each loaded on first use.

import coupe from "#app/pictures/vehicle-coupe.svg?url";
import hatch from "#app/pictures/vehicle-hatch.svg?url";
import van from "#app/pictures/vehicle-van.svg?url";
import type { Choice, VehicleShape } from "./choice.ts";
import { dress } from "./dress.ts";
import { lookOf } from "./look.ts";
import { describe } from "./words.ts";

const addresses: Record<VehicleShape, string> = { coupe, hatch, van };
/** Opacity of the studio lamps' reflections in daylight. */
const LAMPS_BY_DAY = "0.1";
const drawings = new Map<VehicleShape, Promise<SVGSVGElement>>();

/** Rejects if the drawing fails to load; the next call retries. Calls for one vehicle share one `drawing`. */
export async function drawVehicle(choice: Choice) {
  const drawing = await findDrawing(choice.vehicle);
  dressFor(choice, drawing);
  return { drawing, address: () => drawingAddress(drawing) };
}

function findDrawing(vehicle: VehicleShape): Promise<SVGSVGElement> {
  const drawing = drawings.get(vehicle) ?? fetchDrawing(addresses[vehicle]);
  drawings.set(vehicle, drawing);
  drawing.catch(() => drawings.delete(vehicle));
  return drawing;
}

function dressFor(choice: Choice, drawing: SVGSVGElement) {
  const look = lookOf(choice);
  dress(drawing, look, choice.light, describe(choice));
  const outdoors = choice.light === "daylight";
  const sky = drawing.querySelector(".sky");
  sky?.setAttribute("display", outdoors ? "inline" : "none");
  // On a matte body only the windows reflect the sky, so the sky goes below the film.
  if (sky && look.body.finish === "matte") drawing.querySelector(".body")?.before(sky);
  else if (sky) drawing.append(sky);
  for (const shine of drawing.querySelectorAll(".shine"))
    shine.setAttribute("opacity", outdoors ? LAMPS_BY_DAY : "1");
}

/** Drawing at four times its size, as a data URL because the content security policy forbids blob: pictures. */
function drawingAddress(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("width", String(width * 4));
  copy.setAttribute("height", String(height * 4));
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

/** XMLHttpRequest parses the file: the content security policy forbids scripts to parse markup themselves. */
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
