// Questions of the estimator, and how its vehicle and size depend on each other.

import { answersTo, oneOf } from "#app/configurator/questions.ts";
import { type ExtraFilm, panelCounts } from "#contract/estimate.ts";
import { type Coverage, type SizeBand, sizeBands } from "#facts/size-bands.ts";
import { findVehicle, vehicleName } from "#facts/vehicles.ts";
import { coverages } from "#studio/prices.ts";

export type Choice = {
  /** As typed. */
  vehicle: string;
  /** Empty for vehicles without a guide price: vans, prestige cars, and unlisted cars until a size is picked. */
  size: SizeBand | "";
  coverage: Coverage;
  /** For extras, empty means "none". */
  roof: ExtraFilm | "";
  mirrors: ExtraFilm | "";
  chrome: "yes" | "";
  panels: string;
};

const extraFilms = ["", "same", "other"] as const;
export const LONGEST_VEHICLE = 60;

export const choices = answersTo<Choice>({
  vehicle: {
    read: (text) => text.slice(0, LONGEST_VEHICLE).trim(),
    write(text) {
      const known = findVehicle(text);
      return known ? vehicleName(known) : "";
    },
  },
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

/** A listed vehicle sets the size; an unlisted vehicle clears the size. Another size clears a listed vehicle. */
export function follow(values: URLSearchParams, changed?: string): Choice {
  const vehicle = values.get("vehicle") ?? "";
  const known = findVehicle(vehicle);
  if (changed === "size" && known && known.band !== values.get("size")) values.delete("vehicle");
  // The form's initial size says nothing about an unlisted car.
  if ((changed === undefined || changed === "vehicle") && vehicle.trim() && !known) {
    values.delete("size");
  }
  return choices.parse(values);
}
