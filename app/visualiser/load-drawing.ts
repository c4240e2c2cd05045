import type { VehicleShape } from "./choice.ts";

/** A vehicle's drawing and what dresses it, which only a choice needs: the page opens with a still. */
export async function loadDrawing(vehicle: VehicleShape) {
  const { dressFor, findDrawing } = await import("./drawings.ts");
  return { drawing: await findDrawing(vehicle), dressFor };
}
