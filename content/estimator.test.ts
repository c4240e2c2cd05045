import { expect, test } from "vitest";
import { sizeBands } from "#facts/size-bands.ts";
import { carModels, vehicleName } from "#facts/vehicles.ts";
import { bandExamples } from "./estimator.ts";

test("the example models of a band are listed in that band", () => {
  for (const band of sizeBands) {
    const listed = carModels.filter((car) => car.band === band).map(vehicleName);
    expect(listed).toEqual(expect.arrayContaining([...bandExamples[band]]));
  }
});
