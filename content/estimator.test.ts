import { expect, test } from "vitest";
import { sizeBands } from "#facts/size-bands.ts";
import { carModels, vehicleName } from "#facts/vehicles.ts";
import { bandExamples, estimateMessage, pricedAs } from "./estimator.ts";

test("the example models of a band are listed in that band", () => {
  for (const band of sizeBands) {
    const listed = carModels.filter((car) => car.band === band).map(vehicleName);
    expect(listed).toEqual(expect.arrayContaining([...bandExamples[band]]));
  }
});

test("an estimate names its total, the vehicle and each line with its price", () => {
  const message = estimateMessage({
    total: "£2,700 to £3,300",
    pricedAs: pricedAs("Tesla Model 3", "medium"),
    lines: [
      { name: "Full wrap", price: "£2,400" },
      { name: "Chrome delete", price: "£300 to £900" },
    ],
  });
  expect(message).toBe(
    "Estimate on the site: £2,700 to £3,300. Tesla Model 3, priced as medium. Full wrap: £2,400; Chrome delete: £300 to £900.",
  );
});

test("an estimate without a vehicle names the size instead", () => {
  expect(pricedAs(undefined, "large")).toBe("Large car");
});
