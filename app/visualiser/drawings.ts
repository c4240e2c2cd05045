// The drawn vehicles. Each is fetched once, when it is first shown; the coupé stands in the article's HTML already.

import coupe from "#app/pictures/side-coupe.svg?url";
import hatch from "#app/pictures/side-hatch.svg?url";
import van from "#app/pictures/side-van.svg?url";
import type { VehicleShape } from "./choice.ts";

const addresses: Record<VehicleShape, string> = { coupe, hatch, van };
const drawings = new Map<string, SVGSVGElement>();

/** A vehicle's drawing, ready to be put into the box, where it may be already. Rejects when it cannot be fetched. */
export async function findDrawing(box: HTMLElement, vehicle: VehicleShape) {
  const shown = box.querySelector("svg");
  if (shown) drawings.set(shapeOf(shown), shown);
  const drawing = drawings.get(vehicle) ?? (await fetchDrawing(vehicle));
  drawings.set(vehicle, drawing);
  return drawing;
}

/** Its ids all start with the name of the shape. */
export function shapeOf(drawing: SVGSVGElement): string {
  return drawing.querySelector("[id]")?.id.split("-", 1)[0] ?? "";
}

async function fetchDrawing(vehicle: VehicleShape): Promise<SVGSVGElement> {
  const answer = await fetch(addresses[vehicle]);
  if (!answer.ok) throw new Error(`${addresses[vehicle]} answered ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return document.adoptNode(parsed.documentElement) as unknown as SVGSVGElement;
}
