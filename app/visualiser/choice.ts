// What has been chosen in the visualiser. The form's fields and the page's query string carry it under the same names,
// so that one reading serves both and a picture can be sent as an address.

import { withFields } from "#app/ui/form-address.ts";
import { visualiser as words } from "#content/visualiser.ts";
import { type Film, type Finish, films, finishes } from "#facts/films.ts";

export type VehicleShape = keyof typeof words.vehicles;
export type Covered = keyof typeof words.coverages;
export type Light = keyof typeof words.lights;

export const vehicleShapes = Object.keys(words.vehicles) as VehicleShape[];
export const coverages = Object.keys(words.coverages) as Covered[];
export const lights = Object.keys(words.lights) as Light[];

export type Choice = {
  vehicle: VehicleShape;
  coverage: Covered;
  /** `undefined` for a colour of the visitor's own. */
  film: Film | undefined;
  /** sRGB, "#0f6a63", the film's or the visitor's own. */
  colour: string;
  finish: Finish;
  light: Light;
};

export const fields = ["vehicle", "coverage", "film", "colour", "finish", "light"] as const;
export type Field = (typeof fields)[number];

/** Value of the field `film` where the colour is the visitor's own. */
export const ownColour = "own";
export const firstOwnColour = "#6d28d9";
/** What most bright trim is covered in. */
export const trimBlack = "#101214";

export const firstChoice = parseChoice(new URLSearchParams());

/** Reads a form or a query string; whatever is missing or makes no sense counts as not chosen. */
export function parseChoice(params: URLSearchParams): Choice {
  const own = params.get("film") === ownColour;
  const film = own
    ? undefined
    : (films.find(({ code }) => code === params.get("film")) ?? (films[0] as Film));
  const vehicle = oneOf(vehicleShapes, params.get("vehicle")) ?? "coupe";
  const coverage = oneOf(coverages, params.get("coverage")) ?? "full";
  return {
    vehicle,
    coverage: isOffered(vehicle, coverage) ? coverage : "full",
    film,
    colour: film ? film.colours[0] : (parseColour(params.get("colour")) ?? firstOwnColour),
    finish: oneOf(finishes, params.get("finish")) ?? ownFinish(film),
    light: oneOf(lights, params.get("light")) ?? "studio",
  };
}

/** The van has no bright trim to cover. */
export function isOffered(vehicle: VehicleShape, coverage: Covered): boolean {
  return !(vehicle === "van" && coverage === "chrome");
}

/** The film comes in this finish: somebody can lay the swatch on the bonnet. */
export function isOnDeck({ film, finish }: Choice): boolean {
  return film?.finish === finish;
}

/** The choice as the fields' values, without those that a visitor starts with. */
export function valuesOf(choice: Choice): Partial<Record<Field, string>> {
  const { vehicle, coverage, film, colour, finish, light } = choice;
  const values = {
    vehicle: vehicle === firstChoice.vehicle ? "" : vehicle,
    coverage: coverage === firstChoice.coverage ? "" : coverage,
    film: film === firstChoice.film ? "" : (film?.code ?? ownColour),
    colour: film ? "" : colour.slice(1),
    finish: finish === ownFinish(film) ? "" : finish,
    light: light === firstChoice.light ? "" : light,
  } satisfies Record<Field, string>;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

/** The query string with the choice in it; what it says besides stays. Empty when there is nothing to say. */
export function withChoice(search: string, choice: Choice): string {
  return withFields(search, fields, valuesOf(choice));
}

function ownFinish(film: Film | undefined): Finish {
  return film ? film.finish : "gloss";
}

function parseColour(text: string | null): string | undefined {
  const digits = /^#?([\da-f]{6})$/i.exec(text ?? "")?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

function oneOf<T>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}
