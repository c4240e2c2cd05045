// What has been chosen in the estimator. The form's fields and the page's query string carry it under the same names,
// so that one reading serves both and an estimate can be sent as an address.

import { withFields } from "#app/ui/form-address.ts";
import { type ExtraFilm, type PanelCount, panelCounts } from "#facts/estimate.ts";
import { type Coverage, guidePrices } from "#facts/prices.ts";
import { type SizeBand, sizeBands } from "#facts/size-bands.ts";
import { findVehicle, type Vehicle, vehicleName } from "#facts/vehicles.ts";

export type Choice = {
  /** As typed. */
  vehicle: string;
  /** The listed vehicle that the typed text names. */
  known: Vehicle | undefined;
  /** `null` for a van: vans have no guide price. */
  band: SizeBand | null;
  coverage: Coverage;
  roof: ExtraFilm | undefined;
  mirrors: ExtraFilm | undefined;
  chromeDelete: boolean;
  panels: PanelCount | undefined;
};

export const coverages = Object.keys(guidePrices) as Coverage[];
export const extraFilms = ["same", "other"] as const satisfies readonly ExtraFilm[];

export const fields = [
  "vehicle",
  "size",
  "coverage",
  "roof",
  "mirrors",
  "chrome",
  "panels",
] as const;
export type Field = (typeof fields)[number];

const LONGEST_VEHICLE = 60;

export const firstChoice = parseChoice(new URLSearchParams());

/** Reads a form or a query string; whatever is missing or makes no sense counts as not chosen. */
export function parseChoice(params: URLSearchParams): Choice {
  const vehicle = (params.get("vehicle") ?? "").slice(0, LONGEST_VEHICLE).trim();
  const known = vehicle ? findVehicle(vehicle) : undefined;
  return {
    vehicle,
    known,
    band: known ? known.band : (oneOf(sizeBands, params.get("size")) ?? "medium"),
    coverage: oneOf(coverages, params.get("coverage")) ?? "full",
    roof: oneOf(extraFilms, params.get("roof")),
    mirrors: oneOf(extraFilms, params.get("mirrors")),
    chromeDelete: params.get("chrome") === "yes",
    panels: oneOf(panelCounts, Number(params.get("panels"))),
  };
}

/**
 * Reads the page's own query string, which anybody can have written: of its words only the name of a listed vehicle
 * is taken, as it is spelt in the list.
 */
export function parseAddress(search: URLSearchParams): Choice {
  const choice = parseChoice(search);
  return { ...choice, vehicle: choice.known ? vehicleName(choice.known) : "" };
}

/** The choice as the fields' values, without those that stand for "nothing chosen". */
export function valuesOf(choice: Choice): Partial<Record<Field, string>> {
  const values = {
    vehicle: choice.known ? vehicleName(choice.known) : "",
    // A listed vehicle says its size itself.
    size: choice.known || choice.band === firstChoice.band ? "" : (choice.band ?? ""),
    coverage: choice.coverage === firstChoice.coverage ? "" : choice.coverage,
    roof: choice.roof ?? "",
    mirrors: choice.mirrors ?? "",
    chrome: choice.chromeDelete ? "yes" : "",
    panels: choice.panels ? String(choice.panels) : "",
  } satisfies Record<Field, string>;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

/** The query string with the choice in it; what it says besides stays. Empty when there is nothing to say. */
export function withChoice(search: string, choice: Choice): string {
  return withFields(search, fields, valuesOf(choice));
}

function oneOf<T>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}
