// Questions of the visualiser. A custom colour replaces the film, a film implies its finish, and trim starts in black.

import type { Follow } from "#app/configurator/configurator.tsx";
import { answersTo, oneOf, pick } from "#app/configurator/questions.ts";
import { visualiser as words } from "#content/visualiser.ts";
import { type Film, type Finish, finishes, trimBlack } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import * as has from "#studio/has.ts";

export type VehicleShape = keyof typeof words.vehicles;
export type Covered = keyof typeof words.coverages;
export type Light = keyof typeof words.lights;

export type Choice = {
  vehicle: VehicleShape;
  coverage: Covered;
  /** Film code or `ownColour`. */
  film: string;
  /** Custom colour picked last, as sRGB ("#0f6a63"); kept even while a film is chosen. */
  colour: string;
  finish: Finish;
  light: Light;
};

export const coverages = (Object.keys(words.coverages) as Covered[]).filter((coverage) => {
  if (coverage === "chrome") return has.chromeDelete;
  return coverage === "full" ? has.fullWraps : has.partialWraps;
});

/** Value of `film` for a custom colour. */
export const ownColour = "own";

export const choices = answersTo<Choice>({
  vehicle: oneOf(Object.keys(words.vehicles) as VehicleShape[]),
  coverage: {
    read: (text, { vehicle = "coupe" }) => pick(coverages.filter(isOfferedOn(vehicle)), text),
  },
  film: oneOf([...films.map(({ code }) => code), ownColour]),
  colour: {
    read: (text) => `#${/^#?([\da-f]{6})$/i.exec(text)?.[1] ?? "6d28d9"}`.toLowerCase(),
    write: (colour, { film }) => (film === ownColour ? colour.slice(1) : ""),
  },
  finish: {
    read: (text, choice) => pick(finishes, text, filmOf(choice)?.finish ?? "gloss"),
  },
  light: oneOf(Object.keys(words.lights) as Light[]),
});

/** `undefined` for a custom colour. */
export function filmOf({ film }: Partial<Choice>): Film | undefined {
  return films.find(({ code }) => code === film);
}

export function colourOf(choice: Choice): string {
  return filmOf(choice)?.colours[0] ?? choice.colour;
}

/** Whether the studio has a swatch: only if the film is sold in this finish. */
export function hasSwatch(choice: Choice): boolean {
  return filmOf(choice)?.finish === choice.finish;
}

/** Returns a test for whether a coverage is offered. A van has no bright trim to cover. */
export function isOfferedOn(vehicle: VehicleShape) {
  return (coverage: string) => !(vehicle === "van" && coverage === "chrome");
}

/** Starts the coverage "chrome" in black, and afterwards restores the film chosen before. */
export function createFollow(): Follow<Choice> {
  let before: Choice | undefined;
  return (values, changed) => {
    if (changed === "colour") values.set("film", ownColour);
    if (changed === "film" && values.get("film") !== ownColour) values.delete("finish");
    // On load, a film or finish left at its default is derived from the visitor's other choices.
    if (!changed) {
      const { film, colour, finish } = choices.first;
      if (values.get("film") === film && values.get("colour") !== colour)
        values.set("film", ownColour);
      if (values.get("finish") === finish) values.delete("finish");
    }
    const next = choices.parse(values);
    if (next.coverage === "chrome") {
      if (changed && changed !== "coverage") return next;
      before = next;
      return { ...next, film: ownColour, colour: trimBlack, finish: "satin" };
    }
    const { film, colour, finish } = before ?? next;
    const isBack = next.film === ownColour && next.colour === trimBlack;
    before = undefined;
    return isBack ? { ...next, film, colour, finish } : next;
  };
}
