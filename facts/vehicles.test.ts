import { describe, expect, test } from "vitest";
import { carModels, findVehicle, quotedModels, vehicleName } from "./vehicles.ts";

describe("the lists of vehicles", () => {
  test("contain no vehicle twice, so that each has one band", () => {
    const names = [...carModels, ...quotedModels].map((vehicle) =>
      vehicleName(vehicle).toLowerCase(),
    );
    expect(names).toEqual([...new Set(names)]);
  });
});

describe("findVehicle", () => {
  test("finds every listed vehicle by its name, in upper or lower case", () => {
    for (const vehicle of [...carModels, ...quotedModels]) {
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
  ])("maps %j to the %s", (text, name) => {
    const vehicle = findVehicle(text);
    expect(vehicle && vehicleName(vehicle)).toBe(name);
  });

  test("prefers the longer of two matching model names, so that a sister model keeps its own band", () => {
    expect(findVehicle("Toyota Yaris Cross")).toMatchObject({ model: "Yaris Cross" });
    expect(findVehicle("Fiat 500X")).toMatchObject({ model: "500X", band: "medium" });
    expect(findVehicle("Transit Custom")).toMatchObject({ model: "Transit Custom" });
  });

  test("distinguishes models of the same name by make", () => {
    expect(findVehicle("cupra leon")).toMatchObject({ make: "CUPRA" });
    expect(findVehicle("Seat Leon FR")).toMatchObject({ make: "SEAT" });
  });

  test("does not mistake a year for a model whose name is a number", () => {
    expect(findVehicle("Peugeot 308 2008")).toMatchObject({ model: "308" });
    expect(findVehicle("Golf 2008")).toMatchObject({ model: "Golf" });
    expect(findVehicle("2008")).toBeUndefined();
  });

  test.each([
    ["mercedes sprinter lwb", "van"],
    ["porsche 911 turbo s", "prestige"],
    ["lamborghini huracan", "prestige"],
    ["bentley continental gt", "prestige"],
  ])("gives %j no band, and classes it as %s", (text, quotedAs) => {
    expect(findVehicle(text)).toMatchObject({ band: null, quotedAs });
  });

  test.each(["", "   ", "Tesla", "a blue one", "Golfer", "💥"])(
    "finds no vehicle in %j",
    (text) => {
      expect(findVehicle(text)).toBeUndefined();
    },
  );
});
