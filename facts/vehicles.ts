// Which guide price a vehicle goes by: car models sold in the United Kingdom, each in one size band, and the vans
// that have none. The estimator, its suggestions and the price article read these lists.

import type { SizeBand } from "./size-bands.ts";

export type CarModel = { readonly make: string; readonly model: string; readonly band: SizeBand };

/** The guide prices have no row for vans (spec §9): each van is quoted on its own. */
export type VanModel = { readonly make: string; readonly model: string; readonly band: null };

export type Vehicle = CarModel | VanModel;

/** The one model whose band the specification names (spec §9). */
export const teslaModel3 = {
  make: "Tesla",
  model: "Model 3",
  band: "medium",
} as const satisfies CarModel;

/**
 * A band goes by how much painted body there is to cover, not by engine, badge or price of the car.
 * Small: city cars, superminis and small two-seaters.
 * Medium: family hatchbacks and their estates, compact saloons and coupés, crossovers on a supermini's footprint.
 * Large: executive saloons and estates, SUVs, people carriers and grand tourers.
 * A model sold in several bodies is listed once, in the band of the most common body.
 */
export const carModels: readonly CarModel[] = [
  // Small
  { make: "Abarth", model: "595", band: "small" },
  { make: "Audi", model: "A1", band: "small" },
  { make: "Citroën", model: "C1", band: "small" },
  { make: "Citroën", model: "C3", band: "small" },
  { make: "Dacia", model: "Sandero", band: "small" },
  { make: "Fiat", model: "500", band: "small" },
  { make: "Fiat", model: "Panda", band: "small" },
  { make: "Ford", model: "Fiesta", band: "small" },
  { make: "Ford", model: "Ka", band: "small" },
  { make: "Honda", model: "Jazz", band: "small" },
  { make: "Hyundai", model: "i10", band: "small" },
  { make: "Hyundai", model: "i20", band: "small" },
  { make: "Kia", model: "Picanto", band: "small" },
  { make: "Kia", model: "Rio", band: "small" },
  { make: "Mazda", model: "2", band: "small" },
  { make: "Mazda", model: "MX-5", band: "small" },
  { make: "MG", model: "3", band: "small" },
  { make: "MINI", model: "Cooper", band: "small" },
  { make: "Nissan", model: "Micra", band: "small" },
  { make: "Peugeot", model: "108", band: "small" },
  { make: "Peugeot", model: "208", band: "small" },
  { make: "Renault", model: "5", band: "small" },
  { make: "Renault", model: "Clio", band: "small" },
  { make: "Renault", model: "Zoe", band: "small" },
  { make: "SEAT", model: "Ibiza", band: "small" },
  { make: "Škoda", model: "Fabia", band: "small" },
  { make: "smart", model: "fortwo", band: "small" },
  { make: "Suzuki", model: "Ignis", band: "small" },
  { make: "Suzuki", model: "Swift", band: "small" },
  { make: "Toyota", model: "Aygo", band: "small" },
  { make: "Toyota", model: "Yaris", band: "small" },
  { make: "Vauxhall", model: "Adam", band: "small" },
  { make: "Vauxhall", model: "Corsa", band: "small" },
  { make: "Volkswagen", model: "Polo", band: "small" },

  // Medium
  { make: "Audi", model: "A3", band: "medium" },
  { make: "Audi", model: "A4", band: "medium" },
  { make: "Audi", model: "A5", band: "medium" },
  { make: "Audi", model: "Q2", band: "medium" },
  { make: "Audi", model: "TT", band: "medium" },
  { make: "BMW", model: "1 Series", band: "medium" },
  { make: "BMW", model: "2 Series", band: "medium" },
  { make: "BMW", model: "3 Series", band: "medium" },
  { make: "BMW", model: "4 Series", band: "medium" },
  { make: "BMW", model: "i4", band: "medium" },
  { make: "BYD", model: "Dolphin", band: "medium" },
  { make: "Citroën", model: "C3 Aircross", band: "medium" },
  { make: "Citroën", model: "C4", band: "medium" },
  { make: "CUPRA", model: "Born", band: "medium" },
  { make: "CUPRA", model: "Leon", band: "medium" },
  { make: "Fiat", model: "500L", band: "medium" },
  { make: "Fiat", model: "500X", band: "medium" },
  { make: "Ford", model: "Focus", band: "medium" },
  { make: "Ford", model: "Mustang", band: "medium" },
  { make: "Ford", model: "Puma", band: "medium" },
  { make: "Honda", model: "Civic", band: "medium" },
  { make: "Honda", model: "HR-V", band: "medium" },
  { make: "Hyundai", model: "i30", band: "medium" },
  { make: "Hyundai", model: "Kona", band: "medium" },
  { make: "Jaguar", model: "XE", band: "medium" },
  { make: "Jeep", model: "Avenger", band: "medium" },
  { make: "Kia", model: "Ceed", band: "medium" },
  { make: "Kia", model: "Stonic", band: "medium" },
  { make: "Mazda", model: "3", band: "medium" },
  { make: "Mazda", model: "CX-3", band: "medium" },
  { make: "Mercedes-Benz", model: "A-Class", band: "medium" },
  { make: "Mercedes-Benz", model: "C-Class", band: "medium" },
  { make: "Mercedes-Benz", model: "CLA", band: "medium" },
  { make: "MG", model: "4", band: "medium" },
  { make: "MG", model: "5", band: "medium" },
  { make: "MG", model: "ZS", band: "medium" },
  { make: "MINI", model: "Clubman", band: "medium" },
  { make: "Nissan", model: "Juke", band: "medium" },
  { make: "Nissan", model: "Leaf", band: "medium" },
  { make: "Peugeot", model: "308", band: "medium" },
  { make: "Peugeot", model: "2008", band: "medium" },
  { make: "Polestar", model: "2", band: "medium" },
  { make: "Porsche", model: "718", band: "medium" },
  { make: "Porsche", model: "911", band: "medium" },
  { make: "Renault", model: "Captur", band: "medium" },
  { make: "Renault", model: "Megane", band: "medium" },
  { make: "SEAT", model: "Arona", band: "medium" },
  { make: "SEAT", model: "Leon", band: "medium" },
  { make: "Škoda", model: "Kamiq", band: "medium" },
  { make: "Škoda", model: "Octavia", band: "medium" },
  { make: "Škoda", model: "Scala", band: "medium" },
  teslaModel3,
  { make: "Toyota", model: "C-HR", band: "medium" },
  { make: "Toyota", model: "Corolla", band: "medium" },
  { make: "Toyota", model: "GR86", band: "medium" },
  { make: "Toyota", model: "Prius", band: "medium" },
  { make: "Toyota", model: "Yaris Cross", band: "medium" },
  { make: "Vauxhall", model: "Astra", band: "medium" },
  { make: "Vauxhall", model: "Mokka", band: "medium" },
  { make: "Volkswagen", model: "Golf", band: "medium" },
  { make: "Volkswagen", model: "ID.3", band: "medium" },
  { make: "Volkswagen", model: "T-Cross", band: "medium" },
  { make: "Volkswagen", model: "T-Roc", band: "medium" },
  { make: "Volvo", model: "EX30", band: "medium" },
  { make: "Volvo", model: "V40", band: "medium" },
  { make: "Volvo", model: "V60", band: "medium" },

  // Large
  { make: "Audi", model: "A6", band: "large" },
  { make: "Audi", model: "Q3", band: "large" },
  { make: "Audi", model: "Q5", band: "large" },
  { make: "Audi", model: "Q7", band: "large" },
  { make: "Audi", model: "Q8", band: "large" },
  { make: "Bentley", model: "Bentayga", band: "large" },
  { make: "Bentley", model: "Continental GT", band: "large" },
  { make: "BMW", model: "5 Series", band: "large" },
  { make: "BMW", model: "7 Series", band: "large" },
  { make: "BMW", model: "iX", band: "large" },
  { make: "BMW", model: "X1", band: "large" },
  { make: "BMW", model: "X3", band: "large" },
  { make: "BMW", model: "X5", band: "large" },
  { make: "BYD", model: "Seal", band: "large" },
  { make: "Citroën", model: "C5 Aircross", band: "large" },
  { make: "CUPRA", model: "Formentor", band: "large" },
  { make: "Ford", model: "Galaxy", band: "large" },
  { make: "Ford", model: "Kuga", band: "large" },
  { make: "Ford", model: "Mondeo", band: "large" },
  { make: "Ford", model: "S-MAX", band: "large" },
  { make: "Honda", model: "CR-V", band: "large" },
  { make: "Hyundai", model: "IONIQ 5", band: "large" },
  { make: "Hyundai", model: "Santa Fe", band: "large" },
  { make: "Hyundai", model: "Tucson", band: "large" },
  { make: "Jaguar", model: "F-PACE", band: "large" },
  { make: "Jaguar", model: "I-PACE", band: "large" },
  { make: "Jaguar", model: "XF", band: "large" },
  { make: "Kia", model: "EV6", band: "large" },
  { make: "Kia", model: "EV9", band: "large" },
  { make: "Kia", model: "Sorento", band: "large" },
  { make: "Kia", model: "Sportage", band: "large" },
  { make: "Land Rover", model: "Defender", band: "large" },
  { make: "Land Rover", model: "Discovery", band: "large" },
  { make: "Land Rover", model: "Discovery Sport", band: "large" },
  { make: "Land Rover", model: "Range Rover", band: "large" },
  { make: "Land Rover", model: "Range Rover Evoque", band: "large" },
  { make: "Land Rover", model: "Range Rover Sport", band: "large" },
  { make: "Land Rover", model: "Range Rover Velar", band: "large" },
  { make: "Lexus", model: "NX", band: "large" },
  { make: "Lexus", model: "RX", band: "large" },
  { make: "Mazda", model: "CX-5", band: "large" },
  { make: "Mercedes-Benz", model: "E-Class", band: "large" },
  { make: "Mercedes-Benz", model: "G-Class", band: "large" },
  { make: "Mercedes-Benz", model: "GLA", band: "large" },
  { make: "Mercedes-Benz", model: "GLC", band: "large" },
  { make: "Mercedes-Benz", model: "GLE", band: "large" },
  { make: "Mercedes-Benz", model: "S-Class", band: "large" },
  { make: "MG", model: "HS", band: "large" },
  { make: "MINI", model: "Countryman", band: "large" },
  { make: "Nissan", model: "Qashqai", band: "large" },
  { make: "Nissan", model: "X-Trail", band: "large" },
  { make: "Peugeot", model: "508", band: "large" },
  { make: "Peugeot", model: "3008", band: "large" },
  { make: "Peugeot", model: "5008", band: "large" },
  { make: "Porsche", model: "Cayenne", band: "large" },
  { make: "Porsche", model: "Macan", band: "large" },
  { make: "Porsche", model: "Panamera", band: "large" },
  { make: "Porsche", model: "Taycan", band: "large" },
  { make: "Renault", model: "Austral", band: "large" },
  { make: "SEAT", model: "Ateca", band: "large" },
  { make: "SEAT", model: "Tarraco", band: "large" },
  { make: "Škoda", model: "Enyaq", band: "large" },
  { make: "Škoda", model: "Karoq", band: "large" },
  { make: "Škoda", model: "Kodiaq", band: "large" },
  { make: "Škoda", model: "Superb", band: "large" },
  { make: "Tesla", model: "Model S", band: "large" },
  { make: "Tesla", model: "Model X", band: "large" },
  { make: "Tesla", model: "Model Y", band: "large" },
  { make: "Toyota", model: "Land Cruiser", band: "large" },
  { make: "Toyota", model: "RAV4", band: "large" },
  { make: "Vauxhall", model: "Grandland", band: "large" },
  { make: "Vauxhall", model: "Insignia", band: "large" },
  { make: "Volkswagen", model: "ID.4", band: "large" },
  { make: "Volkswagen", model: "Passat", band: "large" },
  { make: "Volkswagen", model: "Tiguan", band: "large" },
  { make: "Volkswagen", model: "Touareg", band: "large" },
  { make: "Volvo", model: "V90", band: "large" },
  { make: "Volvo", model: "XC40", band: "large" },
  { make: "Volvo", model: "XC60", band: "large" },
  { make: "Volvo", model: "XC90", band: "large" },
];

export const vanModels: readonly VanModel[] = [
  { make: "Citroën", model: "Berlingo", band: null },
  { make: "Citroën", model: "Dispatch", band: null },
  { make: "Citroën", model: "Relay", band: null },
  { make: "Fiat", model: "Doblò", band: null },
  { make: "Fiat", model: "Ducato", band: null },
  { make: "Fiat", model: "Scudo", band: null },
  { make: "Ford", model: "Transit", band: null },
  { make: "Ford", model: "Transit Connect", band: null },
  { make: "Ford", model: "Transit Courier", band: null },
  { make: "Ford", model: "Transit Custom", band: null },
  { make: "Iveco", model: "Daily", band: null },
  { make: "MAN", model: "TGE", band: null },
  { make: "Maxus", model: "Deliver 9", band: null },
  { make: "Mercedes-Benz", model: "Citan", band: null },
  { make: "Mercedes-Benz", model: "eSprinter", band: null },
  { make: "Mercedes-Benz", model: "eVito", band: null },
  { make: "Mercedes-Benz", model: "Sprinter", band: null },
  { make: "Mercedes-Benz", model: "Vito", band: null },
  { make: "Nissan", model: "Interstar", band: null },
  { make: "Nissan", model: "Primastar", band: null },
  { make: "Nissan", model: "Townstar", band: null },
  { make: "Peugeot", model: "Boxer", band: null },
  { make: "Peugeot", model: "Expert", band: null },
  { make: "Peugeot", model: "Partner", band: null },
  { make: "Renault", model: "Kangoo", band: null },
  { make: "Renault", model: "Master", band: null },
  { make: "Renault", model: "Trafic", band: null },
  { make: "Toyota", model: "Proace", band: null },
  { make: "Toyota", model: "Proace City", band: null },
  { make: "Vauxhall", model: "Combo", band: null },
  { make: "Vauxhall", model: "Movano", band: null },
  { make: "Vauxhall", model: "Vivaro", band: null },
  { make: "Volkswagen", model: "Caddy", band: null },
  { make: "Volkswagen", model: "Crafter", band: null },
  { make: "Volkswagen", model: "ID. Buzz Cargo", band: null },
  { make: "Volkswagen", model: "Transporter", band: null },
];

/** "Tesla Model 3". */
export function vehicleName({ make, model }: Vehicle): string {
  return `${make} ${model}`;
}

/**
 * Finds the vehicle that a typed text names: "tesla model3", "2019 VW Golf GTI", "skoda fabia estate".
 * A match with its make counts before one without, then the longest model name. `undefined` when the
 * text names a make alone or a model that is not listed.
 */
export function findVehicle(text: string): Vehicle | undefined {
  const words = toWords(text);
  let best: { vehicle: Vehicle; makeNamed: boolean; length: number } | undefined;
  for (const vehicle of [...carModels, ...vanModels]) {
    const model = toWords(vehicle.model);
    const makes = [vehicle.make, ...(otherMakeNames[vehicle.make] ?? [])].map(toWords);
    const makeNamed = makes.some((make) => has(words, make));
    // A bare number may be a year or an engine size: it is a model only right after its make.
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

/** Lower-case words without accents or punctuation, digits apart from letters: "mx 5" for "MX-5" and "mx5". */
function toWords(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[a-z]+|\d+/g) ?? []).join(" ");
}

function has(words: string, part: string): boolean {
  return ` ${words} `.includes(` ${part} `);
}
