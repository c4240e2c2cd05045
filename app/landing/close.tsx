// Last section of the landing page: the car in the chosen film, the swatches and the quote button.

import { QuoteButton } from "#app/quote/quote-button.tsx";
import { RemountBoundary } from "#app/remount-boundary.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { footer as words } from "#content/footer.ts";
import { hero } from "#content/landing/hero.ts";
import { printFilm } from "#facts/finishes.ts";
import css from "./close.module.css";
import { FilmRail } from "./hero/film-rail.tsx";
import { carAlt } from "./hero/films.ts";
import type { ChosenFilm } from "./hero/use-chosen-film.ts";

const [how] = hero.facts;

export function Close({ film }: { film: ChosenFilm }) {
  const { shown } = film.films;
  return (
    <div className={`screen ${css.close}`}>
      <div className={`stack start ${css.call}`}>
        <p className="title largest">{words.call.join("\n")}</p>
        <p className="lead">{printFilm(shown)}</p>
        <QuoteButton kind="signal" className={css.quote} />
        <p className="small">
          <b className="strong">{how.figure}</b> {how.text}
        </p>
      </div>
      <Picture
        source={shown.picture}
        alt={carAlt(shown)}
        sizes="(width < 62rem) 156vw, 140vw"
        className={css.car}
        phone="fine"
      />
      <RemountBoundary>
        <FilmRail name="close-film" film={film} />
      </RemountBoundary>
    </div>
  );
}
