// A choice in words: what stands under the picture, is read aloud, and goes along with a quote request.

import { choiceInWords, pricedAs, sizedLike, visualiser as words } from "#content/visualiser.ts";
import { finishNames } from "#facts/films.ts";
import { print } from "#facts/print.ts";
import { type Choice, isOnDeck, trimBlack } from "./choice.ts";
import { bandOf, guidePriceOf } from "./price.ts";

export function colourName({ film, colour }: Choice): string {
  if (film) return film.name;
  return colour === trimBlack ? words.black : words.ownColour;
}

export function describe(choice: Choice): string {
  const { film, colour } = choice;
  const own = colour === trimBlack ? words.black.toLowerCase() : `the colour ${colour}`;
  return choiceInWords({
    vehicle: words.vehicles[choice.vehicle],
    coverage: choice.coverage,
    colour: film ? film.name : own,
    code: film?.code,
    finish: finishNames[choice.finish],
    onDeck: isOnDeck(choice),
  });
}

/** The guide price and what it is for; `undefined` for a van. */
export function pricing({ vehicle, coverage }: Choice): { price: string; per: string } | undefined {
  const price = guidePriceOf({ vehicle, coverage });
  const band = bandOf[vehicle];
  if (!price || !band) return undefined;
  const bySize = coverage === "full" || coverage === "partial";
  return {
    price: print(price),
    per: bySize
      ? pricedAs(band, sizedLike[vehicle as keyof typeof sizedLike])
      : words.pricedFor[coverage],
  };
}

/** What a screen reader says once a choice has settled. */
export function spoken(choice: Choice): string {
  const priced = pricing(choice);
  const price = priced ? `${words.price} ${priced.price}, ${priced.per}` : words.van.price;
  return `${describe(choice)}. ${price}.`;
}
