import { expect, test } from "vitest";
import { carModels, findVehicle, quotedModels, vehicleName } from "./vehicles.ts";

const listed = [...carModels, ...quotedModels];

test("no vehicle is listed twice, so that each has one band", () => {
  const names = listed.map((vehicle) => vehicleName(vehicle).toLowerCase());
  expect(names).toEqual([...new Set(names)]);
});

test("every listed vehicle is found by its name, in upper or lower case", () => {
  for (const vehicle of listed) {
    expect(findVehicle(vehicleName(vehicle))).toBe(vehicle);
    expect(findVehicle(vehicleName(vehicle).toUpperCase())).toBe(vehicle);
  }
});

test.each([
  ["model 3", "Tesla Model 3"],
  ["tesla model3 long range", "Tesla Model 3"],
  ["2019 vw golf gti", "Volkswagen Golf"],
  ["vw polo, not my focus", "Volkswagen Polo"],
  ["skoda fabia estate", "Škoda Fabia"],
  ["fiat doblo", "Fiat Doblò"],
  ["mx5", "Mazda MX-5"],
  ["Mazda2", "Mazda 2"],
  ["merc c class", "Mercedes-Benz C-Class"],
  ["MG4", "MG 4"],
  ["Mini Cooper S", "MINI Cooper"],
  // Sister models have their own bands.
  ["Toyota Yaris Cross", "Toyota Yaris Cross"],
  ["Fiat 500X", "Fiat 500X"],
  ["Transit Custom", "Ford Transit Custom"],
  ["cupra leon", "CUPRA Leon"],
  ["Seat Leon FR", "SEAT Leon"],
  // A number may be a year.
  ["Peugeot 308 2008", "Peugeot 308"],
  ["Golf 2008", "Volkswagen Golf"],
  ...["2008", "", "   ", "Tesla", "a blue one", "Golfer", "💥"].map((text) => [text, undefined]),
])("%j is taken to be: %s", (text = "", name) => {
  const vehicle = findVehicle(text);
  expect(vehicle && vehicleName(vehicle)).toBe(name);
});

test.each([
  ["fiat 500", { band: "small" }],
  ["fiat 500x", { band: "medium" }],
  ["nissan qashqai", { band: "large" }],
  ["mercedes sprinter lwb", { band: null, quotedAs: "van" }],
  ["porsche 911 turbo s", { band: null, quotedAs: "prestige" }],
  ["lamborghini huracan", { band: null, quotedAs: "prestige" }],
  ["bentley continental gt", { band: null, quotedAs: "prestige" }],
])("%j is classified as %o", (text, expected) => {
  expect(findVehicle(text)).toMatchObject(expected);
});
