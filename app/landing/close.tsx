// The landing page's last word: the car in the film chosen, the deck once more, the way to a quote.

import { QuoteButton } from "#app/quote/quote-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { footer as words } from "#content/footer.ts";
import { printFilm } from "#facts/finishes.ts";
import css from "./close.module.css";
import { FilmRail, pickFilm } from "./film-rail.tsx";
import { type PicturedFilm, pictured } from "./hero-films.ts";

export function Close({ film }: { film: PicturedFilm }) {
  return (
    <div className={`screen ${css.close}`}>
      <Picture
        source={film.picture}
        alt={pictured(film)}
        sizes="(width < 75rem) 156vw, 140vw"
        className={css.car}
        phone="fine"
      />
      <div className={`stack start ${css.call}`}>
        <p className="title largest">{words.call.join("\n")}</p>
        <p className="lead">{printFilm(film)}</p>
        <QuoteButton kind="signal">{words.quote}</QuoteButton>
      </div>
      <FilmRail name="close-film" chosen={film} onChoose={pickFilm} />
    </div>
  );
}
