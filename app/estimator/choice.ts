// What can be chosen in the estimator.

import { answersTo, oneOf } from "#app/configurator/questions.ts";
import { type ExtraFilm, panelCounts } from "#contract/estimate.ts";
import type { Coverage } from "#facts/size-bands.ts";
import { type SizeBand, sizeBands } from "#facts/size-bands.ts";
import { findVehicle, vehicleName } from "#facts/vehicles.ts";
import { guidePrices } from "#studio/prices.ts";

export type Choice = {
  /** As typed. */
  vehicle: string;
  /** Empty where there is no guide price: for vans, prestige cars, and unlisted ones until a size is picked. */
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
      if (known) return known.band ?? "";
      return sizeBands.find((band) => band === text) ?? (vehicle ? "" : "medium");
    },
  },
  coverage: oneOf(coverages),
  roof: oneOf(extraFilms),
  mirrors: oneOf(extraFilms),
  chrome: oneOf(["", "yes"]),
  panels: oneOf(["", ...panelCounts.map(String)]),
});

/** The last input counts: a listed vehicle sets the size, any other clears it, and changing the size clears a listed one. */
export function follow(values: URLSearchParams, changed?: string): Choice {
  const vehicle = values.get("vehicle") ?? "";
  const known = findVehicle(vehicle);
  if (changed === "size" && known && known.band !== values.get("size")) values.delete("vehicle");
  // The size that the form opens with says nothing about a car that is not listed.
  if ((changed === undefined || changed === "vehicle") && vehicle.trim() && !known) {
    values.delete("size");
  }
  return choices.parse(values);
}
