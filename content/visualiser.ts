// Text of the wrap visualiser, and the visitor's choice in words for the quote form.

import { priceBasis } from "#content/price-basis.ts";
import { type Film, type Finish, finishNames, printCode, trimBlack } from "#facts/finishes.ts";
import { print, unbroken } from "#facts/print.ts";
import { type SizeBand, sizeBandNames } from "#facts/size-bands.ts";
import { guidePrices, typicalFullWrap } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";

export const visualiser = {
  heading: "Try it on before you book",
  vehicle: "Vehicle",
  vehicles: { coupe: "Coupé", hatch: "Hatchback", van: "Van" },
  light: "Light",
  lights: { studio: "Dark studio", daylight: "Daylight" },
  finish: "Finish",
  film: "Film",
  ownColour: "Your colour",
  anyColour: "Any you like",
  pickColour: "Pick your colour",
  black: "Black",
  coverage: "Coverage",
  coverages: {
    full: "Full wrap",
    partial: "Partial",
    roof: "Roof",
    mirrors: "Mirrors",
    chrome: "Chrome delete",
  },
  covers: {
    full: "The painted outside, with roof and mirrors.",
    partial: "An example only. We’ll agree with you which panels the guide price covers.",
    roof: "The roof is in film. The rest stays factory grey.",
    mirrors: "Both mirror caps are in film. The rest stays factory grey.",
    chrome: "The bright trim is covered. The rest stays factory grey.",
  },
  noTrim: "This van hasn’t got any bright trim to cover.",
  otherFinish: "We stock this colour in another finish. We’ll help you find the nearest film.",
  ownColourHelp: "We’ll help you find the nearest film.",
  /** Shown after `basis`, for finishes that can cost more than the guide price. */
  dearFinish: {
    gloss: null,
    satin: null,
    matte: "Matte can cost more. Your quote will say.",
    carbon: "Carbon and other textures cost more. Your quote will say how much.",
    "colour-flip": "Colour-flip costs more. Your quote will say how much.",
    chrome: "Chrome costs more. Your quote will say how much.",
  } satisfies Record<Finish, string | null>,
  metallised:
    "Chrome film contains metal, so we never fit it over radar, blind-spot sensors or a hidden aerial.",
  /** Shown for a full wrap in a finish that can cost more. */
  typicalFullWrap: `Full wraps typically cost ${print(typicalFullWrap)}. Ours start at ${print(guidePrices.full.small)}.`,
  price: "Guide price",
  /** Shown above the figure, for finishes that always cost more. */
  priceInGloss: "The same job in gloss or satin",
  basis: priceBasis.figure,
  pricedFor: { roof: "for a car’s roof", mirrors: "for the pair", chrome: "for the bright trim" },
  indicative: priceBasis.whole,
  copy: "Copy the link",
  copied: "Link copied",
  notCopied: "Couldn’t copy. Use the address bar",
  save: "Save the picture",
  notSaved: "Couldn’t save the picture. Please try again.",
  notLoaded: "The drawing didn’t load. Choose the vehicle again to retry.",
  screens: `Screen colours aren’t film colours. See the swatches at the ${studio.address.town} workshop.`,
} as const;

/** Listed cars of about the same size as the drawn ones. */
export const sizedLike = {
  coupe: `BMW ${unbroken("4 Series")}`,
  hatch: "Volkswagen Golf",
} as const;

export function pricedAs(band: SizeBand, like: string): string {
  return `${sizeBandNames[band].toLowerCase()} car, like a ${like}`;
}

/** "Coupé, full wrap in Reed Green, matte (AB 101)": for screen readers, and sent with a quote request. */
export function choiceInWords(choice: {
  vehicle: keyof typeof visualiser.vehicles;
  coverage: keyof typeof visualiser.coverages;
  /** `undefined` for a colour that the visitor mixed. */
  film: Film | undefined;
  colour: string;
  finish: Finish;
}): string {
  const { film, colour } = choice;
  const coverage =
    choice.coverage === "partial"
      ? "partial wrap"
      : visualiser.coverages[choice.coverage].toLowerCase();
  const finish = finishNames[choice.finish].toLowerCase();
  const own = colour === trimBlack ? visualiser.black.toLowerCase() : `the colour ${colour}`;
  const code = film ? ` (${printCode(film.code)})` : "";
  const wrap =
    film && film.finish !== choice.finish
      ? `the colour of ${film.name}${code}, ${finish}`
      : `${film?.name ?? own}, ${finish}${code}`;
  return `${visualiser.vehicles[choice.vehicle]}, ${coverage} in ${wrap}`;
}

/** Shown without JavaScript, in the served HTML only. */
export const withoutScripts =
  "Turn on JavaScript to try other films, or see the swatches at the workshop.";
