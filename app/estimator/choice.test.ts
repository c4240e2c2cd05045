import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { panelCounts } from "#facts/estimate.ts";
import { sizeBands } from "#facts/size-bands.ts";
import { vehicleName } from "#facts/vehicles.ts";
import {
  coverages,
  extraFilms,
  firstChoice,
  parseAddress,
  parseChoice,
  withChoice,
} from "./choice.ts";

const read = (query: string) => parseChoice(new URLSearchParams(query));

describe("reading", () => {
  test("an empty query is a full wrap on a medium car with no extras", () => {
    expect(read("")).toEqual(firstChoice);
    expect(firstChoice).toMatchObject({ band: "medium", coverage: "full", chromeDelete: false });
  });

  test("a listed vehicle sets the size, whatever size the query names", () => {
    const { known, band } = read("vehicle=fiat+500&size=large");
    expect(known && vehicleName(known)).toBe("Fiat 500");
    expect(band).toBe("small");
  });

  test("a van has no size", () => {
    expect(read("vehicle=ford+transit&size=small").band).toBeNull();
  });

  test("a vehicle that is not listed keeps its name and takes the size chosen", () => {
    expect(read("vehicle=Lada+Niva&size=large")).toMatchObject({
      vehicle: "Lada Niva",
      known: undefined,
      band: "large",
    });
  });

  test("an address gives a listed vehicle as we spell it, and no other words of its sender's", () => {
    const vehicleIn = (text: string) =>
      parseAddress(new URLSearchParams({ vehicle: text, size: "large" }));
    expect(vehicleIn("ring 0900 for a cheap vw golf")).toMatchObject({
      vehicle: "Volkswagen Golf",
      band: "medium",
    });
    expect(vehicleIn("ring 0900")).toMatchObject({ vehicle: "", known: undefined, band: "large" });
  });

  test("values that make no sense count as not chosen", () => {
    expect(read("size=huge&coverage=half&roof=yes&mirrors=&chrome=1&panels=9&panels=x")).toEqual(
      firstChoice,
    );
    expect(read("panels=1.5").panels).toBeUndefined();
  });

  test("an overlong vehicle is cut", () => {
    expect(read(`vehicle=${"x".repeat(500)}`).vehicle).toHaveLength(60);
  });
});

describe("writing", () => {
  test("the first choice leaves the address as it was", () => {
    expect(withChoice("", firstChoice)).toBe("");
    expect(withChoice("?ref=card", firstChoice)).toBe("?ref=card");
  });

  test("a choice taken back leaves the address, and what stood there besides stays", () => {
    const choice = read("coverage=partial&panels=3");
    expect(withChoice("?ref=card&roof=same&coverage=full", choice)).toBe(
      "?ref=card&coverage=partial&panels=3",
    );
  });

  test("whatever is chosen is read back the same, but for a vehicle that is not listed", () => {
    const params = fc.record({
      vehicle: fc.oneof(
        fc.constantFrom("", "Tesla Model 3", "vw golf", "Ford Transit", "Lada & Niva=?"),
        fc.string(),
      ),
      size: fc.constantFrom(...sizeBands),
      coverage: fc.constantFrom(...coverages),
      roof: fc.constantFrom("", ...extraFilms),
      mirrors: fc.constantFrom("", ...extraFilms),
      chrome: fc.constantFrom("", "yes"),
      panels: fc.constantFrom("0", ...panelCounts.map(String)),
    });
    fc.assert(
      fc.property(params, (values) => {
        const choice = parseChoice(new URLSearchParams(values));
        const vehicle = choice.known ? vehicleName(choice.known) : "";
        const address = new URLSearchParams(withChoice("", choice));
        expect(parseAddress(address)).toEqual({ ...choice, vehicle });
      }),
    );
  });
});
