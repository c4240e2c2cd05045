// Exploded view of the layers on the paint, for coloured and for clear film.

import { filmLayers as words } from "#content/film-layers.ts";
import { plateAddress } from "../plate.tsx";

export function FilmLayers() {
  return (
    <figure aria-label="Drawing">
      <div className="fill">
        {words.stacks.map(({ film, title, alt, layers }) => (
          <div key={film} className="stack">
            <p className="title">{title}</p>
            <img
              src={plateAddress(`film-layers-${film}`)}
              alt={alt}
              width="372"
              height="266"
              loading="lazy"
            />
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
