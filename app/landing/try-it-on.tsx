import { Picture } from "#app/ui/picture.tsx";
import { tryItOn as words } from "#content/landing/05-benefits.ts";
import { heroFilms } from "./hero-films.ts";
import css from "./try-it-on.module.css";

/** Not neighbours on the deck. */
const threeFilms = [0.2, 0.4, 0.7].map((place) => heroFilms[Math.floor(place * heroFilms.length)]);

/** What the visualiser does, in one picture: the car of the hero, cut from three films. */
export function TryItOn() {
  return (
    <div className={css.card}>
      <div className={css.stage}>
        {threeFilms.map(
          (film) =>
            film && (
              <Picture
                key={film.code}
                source={film.picture}
                alt=""
                sizes="(width < 62rem) 54vw, 34rem"
              />
            ),
        )}
      </div>
      <div>
        <a className="title whole" href={words.link.to}>
          {words.link.text}
        </a>
        <p className="small">{words.text}</p>
      </div>
    </div>
  );
}
