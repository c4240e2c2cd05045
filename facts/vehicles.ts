// Car models in the UK, by size band, and the vans and prestige cars that are quoted individually.

import { type SizeBand, sizeBands } from "./size-bands.ts";
import models from "./vehicles.json" with { type: "json" };

export type CarModel = { readonly make: string; readonly model: string; readonly band: SizeBand };

/** Vehicles quoted individually: guide prices exclude vans (spec §9), and prestige cars fit no size band. */
export type QuotedModel = Omit<CarModel, "band"> & {
  readonly band: null;
  readonly quotedAs: "van" | "prestige";
};

export type Vehicle = CarModel | QuotedModel;

/** The only model whose band is prescribed (spec §9). */
export const teslaModel3 = {
  make: "Tesla",
  model: "Model 3",
  band: "medium",
} as const satisfies CarModel;

/**
 * Bands depend on the painted area, not on engine, badge or price.
 * Small: city cars, superminis and small two-seaters.
 * Medium: family hatchbacks and their estates, compact saloons and coupés, crossovers on a supermini's footprint.
 * Large: executive saloons and estates, SUVs and people carriers.
 * A model sold with several body types is listed once, in the band of the most common one.
 */
export const carModels: readonly CarModel[] = sizeBands.flatMap((band) =>
  listModels(models[band]).map((model) => ({ ...model, band })),
);

export const quotedModels: readonly QuotedModel[] = (["prestige", "van"] as const).flatMap(
  (quotedAs) => listModels(models[quotedAs]).map((model) => ({ ...model, band: null, quotedAs })),
);

const vehicles: readonly Vehicle[] = [...carModels, ...quotedModels];

function listModels(byMake: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(byMake).flatMap(([make, names]) => names.map((model) => ({ make, model })));
}

export function vehicleName({ make, model }: Vehicle): string {
  return `${make} ${model}`;
}

/** Finds the vehicle in text such as "2019 VW Golf GTI". A named make wins, then the longest model name. */
export function findVehicle(text: string): Vehicle | undefined {
  const words = toWords(text);
  let best: { vehicle: Vehicle; makeNamed: boolean; length: number } | undefined;
  for (const vehicle of vehicles) {
    const model = toWords(vehicle.model);
    const makes = [vehicle.make, ...(otherMakeNames[vehicle.make] ?? [])].map(toWords);
    const makeNamed = makes.some((make) => has(words, make));
    // A bare number may be a year or an engine size: it counts as a model only right after its make.
    const found = /^[\d ]+$/.test(model)
      ? makes.some((make) => has(words, `${make} ${model}`))
      : has(words, model);
    if (!found) continue;
    const better =
      best === undefined || (makeNamed === best.makeNamed ? model.length > best.length : makeNamed);
    if (better) best = { vehicle, makeNamed, length: model.length };
  }
  return best?.vehicle;
}

const otherMakeNames: Readonly<Record<string, readonly string[]>> = {
  Volkswagen: ["VW"],
  "Mercedes-Benz": ["Mercedes", "Merc"],
  "Land Rover": ["Landrover"],
};

/** Lower-case words without accents or punctuation, digits split from letters: "mx 5" for "MX-5" and "mx5". */
function toWords(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[a-z]+|\d+/g) ?? []).join(" ");
}

function has(words: string, part: string): boolean {
  return ` ${words} `.includes(` ${part} `);
}
