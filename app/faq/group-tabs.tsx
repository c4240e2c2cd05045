// The groups as index tabs, each a swatch from the deck.

import { Swatch } from "#app/ui/swatch.tsx";
import { type FilmCode, films } from "#facts/films.ts";
import css from "./group-tabs.module.css";

type Group = { id: string; heading: string; film: FilmCode; articles: readonly unknown[] };

export function GroupTabs({ groups }: { groups: readonly Group[] }) {
  return (
    <nav aria-label="Groups of questions">
      <ul className={css.tabs}>
        {groups.map(({ id, heading, film: code, articles }) => {
          const film = films.find((candidate) => candidate.code === code);
          return (
            <li key={id}>
              <a href={`#${id}`} className={css.tab}>
                {film ? <Swatch colours={film.colours} sheen={film.finish} /> : null}
                <span className={css.label}>
                  {heading} <small>{articles.length}</small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
