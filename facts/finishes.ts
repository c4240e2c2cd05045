// Film finishes and films (spec §2, colour and finish options).

export const finishes = ["gloss", "satin", "matte", "carbon", "colour-flip", "chrome"] as const;
export type Finish = (typeof finishes)[number];

export const finishNames: Record<Finish, string> = {
  gloss: "Gloss",
  satin: "Satin",
  matte: "Matte",
  carbon: "Carbon and texture",
  "colour-flip": "Colour-flip",
  chrome: "Chrome",
};

export type Film = {
  /** "iw-140": the film's identifier in addresses, printed on the swatch as "IW 140". */
  readonly code: string;
  readonly name: string;
  readonly finish: Finish;
  /** sRGB; a colour-flip film has two or three. */
  readonly colours: readonly [string, ...string[]];
};

export function printCode(code: string): string {
  return code.toUpperCase().replace("-", " ");
}

/** "Worker Bee, gloss (IW 140)" */
export function printFilm({ name, finish, code }: Film): string {
  return `${name}, ${finishNames[finish].toLowerCase()} (${printCode(code)})`;
}

/** sRGB of the black film that usually covers bright trim. */
export const trimBlack = "#101214";
