import { expect, test } from "vitest";
import { vanModels } from "#facts/vehicles.ts";
import { studio } from "./studio.ts";

test("the vans the studio names are among the van models", () => {
  for (const model of studio.vanMaker.models) {
    expect(vanModels).toContainEqual({ make: studio.vanMaker.name, model, band: null });
  }
});
