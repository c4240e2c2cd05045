// The deck of films as the landing page has it, twice: under the car at its top, and in its close.

import deckCss from "#app/configurator/film-deck.module.css";
import { FilmDeck } from "#app/configurator/film-deck.tsx";
import { replaceQuery } from "#app/page-context.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { visualiserPath } from "#content/landing/benefits.ts";
import { hero as words } from "#content/landing/hero.ts";
import { type Film, finishNames } from "#facts/finishes.ts";
import { firstFilm, heroFilms } from "./hero-films.ts";

/** Its name in the page's address, there and in the visualiser's. */
const FILM = "film";

/** Anybody can have written it: it need not be a film's. */
export function codeInAddress() {
  return new URLSearchParams(location.search).get(FILM);
}

/** So that the page's address, sent to somebody, shows the car in the film it was sent with. */
export function keepInAddress(code: string) {
  const query = new URLSearchParams(location.search);
  if (code === firstFilm.code) query.delete(FILM);
  else query.set(FILM, code);
  replaceQuery(query.size ? `?${query}` : "");
}

/** In every deck. By a click, so that React hears of it: it would take the next click on the former film for none. */
export function pickFilm(code: string) {
  const inputs = document.querySelectorAll<HTMLInputElement>(`main [type=radio][value="${code}"]`);
  for (const input of inputs) {
    if (!input.checked) input.click();
    showInDeck(input);
  }
}

/** Where the deck runs off the screen sideways: the page itself stays where it is. */
function showInDeck(input: HTMLInputElement) {
  const chip = input.closest("label");
  const deck = chip?.parentElement;
  if (!chip || !deck) return;
  const [its, whole] = [chip.getBoundingClientRect(), deck.getBoundingClientRect()];
  if (its.left >= whole.left && its.right <= whole.right) return;
  deck.scrollLeft += its.left + its.width / 2 - (whole.left + whole.width / 2);
}

export function FilmRail(props: {
  name: string;
  /** On the car: the visualiser opens with it. */
  chosen: Film;
  onChoose: (code: string) => void;
}) {
  const { chosen, ...deck } = props;
  return (
    <FilmDeck
      {...deck}
      legend={words.deck}
      films={heroFilms}
      first={firstFilm.code}
      note={({ finish }) => finishNames[finish].split(" ")[0]}
      look="rail"
    >
      <a className={deckCss.chip} href={visualiserPath(chosen.code)}>
        <Swatch colours={heroFilms.slice(0, 5).map(({ colours }) => colours[0])} sheen="satin" />
        <span>
          {words.anyColour} <small>{words.tryItOn}</small>
        </span>
      </a>
    </FilmDeck>
  );
}
