// What can be chosen in the estimator.

import { answersTo, oneOf, pick } from "#app/configurator/questions.ts";
import { type ExtraFilm, panelCounts } from "#contract/estimate.ts";
import type { Coverage } from "#facts/size-bands.ts";
import { type SizeBand, sizeBands } from "#facts/size-bands.ts";
import { findVehicle, vehicleName } from "#facts/vehicles.ts";
import { guidePrices } from "#studio/prices.ts";

export type Choice = {
  /** As typed. */
  vehicle: string;
  /** Empty for a van: vans have no guide price. */
  size: SizeBand | "";
  coverage: Coverage;
  /** For the extras, an empty value means "none". */
  roof: ExtraFilm | "";
  mirrors: ExtraFilm | "";
  chrome: "yes" | "";
  panels: string;
};

export const coverages = Object.keys(guidePrices) as Coverage[];
export const extraFilms = ["", "same", "other"] as const;
export const LONGEST_VEHICLE = 60;

export const choices = answersTo<Choice>({
  vehicle: {
    read: (text) => text.slice(0, LONGEST_VEHICLE).trim(),
    write(text) {
      const known = findVehicle(text);
      return known ? vehicleName(known) : "";
    },
  },
  // A listed vehicle says its size itself.
  size: {
    read(text, { vehicle }) {
      const known = vehicle && findVehicle(vehicle);
      return known ? (known.band ?? "") : pick(sizeBands, text, "medium");
    },
  },
  coverage: oneOf(coverages),
  roof: oneOf(extraFilms),
  mirrors: oneOf(extraFilms),
  chrome: oneOf(["", "yes"]),
  panels: oneOf(["", ...panelCounts.map(String)]),
});

/** The last word counts: a listed vehicle moves the size, and another size lets go of the vehicle. */
export function follow(values: URLSearchParams, changed?: string): Choice {
  const known = changed === "size" && findVehicle(values.get("vehicle") ?? "");
  if (known && known.band !== values.get("size")) values.delete("vehicle");
  return choices.parse(values);
}
