// What lies on the paint, as an exploded view: a coloured film that stops the light, and a clear one that lets it through.

import { filmLayers as words } from "#content/film-layers.ts";
import css from "./film-layers.module.css";

const SHEET = "M16 74 172 22l156 52-156 52z";
/** How far the sheets are pulled apart, in units of the drawing. */
const GAP = 62;

export function FilmLayers() {
  return (
    <figure>
      <div className="fill">
        {words.stacks.map(({ film, title, alt, layers }) => (
          <div key={film} className={css.stack}>
            <p className="title">{title}</p>
            <svg viewBox="0 0 372 264" role="img" aria-label={alt} data-film={film}>
              <path className={css.paint} d={SHEET} transform={`translate(0 ${2 * GAP + 6})`} />
              <path className={css.adhesive} d={SHEET} transform={`translate(0 ${GAP + 6})`} />
              <path className={css.film} d={SHEET} transform="translate(0 6)" />
              <path
                className={css.shine}
                d="M94 54 140 38.6l156 52-46 15.4z"
                transform="translate(0 6)"
              />
              {film === "clear" ? (
                <path className={css.light} d="M96 0 172 196 248 0M236 11l12-11 4 16" />
              ) : (
                <path className={css.light} d="M144 0 172 76 200 0M188 12l12-12 5 16" />
              )}
              {layers.map((layer, place) => (
                <g key={layer} transform={`translate(356 ${80 + place * GAP})`}>
                  <path d="M-28 0h14" />
                  <circle r="14" />
                  <text y="5.5" textAnchor="middle">
                    {place + 1}
                  </text>
                </g>
              ))}
            </svg>
            <ol>
              {layers.map((layer) => (
                <li key={layer}>{layer}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
