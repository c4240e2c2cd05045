// Index tabs for the groups of questions, each with a swatch.

import { Swatch } from "#app/ui/swatch.tsx";
import { faq as words } from "#content/faq.ts";
import { type FilmCode, films } from "#studio/films.ts";
import css from "./faq.module.css";

type Group = { id: string; heading: string; film: FilmCode; articles: readonly unknown[] };

export function GroupTabs({ groups }: { groups: readonly Group[] }) {
  return (
    <nav className="screen" aria-label="Groups of questions">
      <ul className={`fill ${css.tabs}`}>
        {groups.map(({ id, heading, film: code, articles }) => {
          const film = films.find((candidate) => candidate.code === code);
          return (
            <li key={id}>
              <a href={`#${id}`} aria-label={`${heading}, ${words.questions(articles.length)}`}>
                {film ? <Swatch colours={film.colours} sheen={film.finish} /> : null}
                <span className={`label ${css.name}`}>
                  {heading} <small className="quiet">{articles.length}</small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
