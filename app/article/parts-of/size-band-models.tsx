// Which cars are in which band: a drawing and a few well-known models each, and all the others folded up.

import { bandExamples, sizeBandWords as words } from "#content/estimator.ts";
import { printList } from "#facts/print.ts";
import { type SizeBand, sizeBandNames, sizeBands } from "#facts/size-bands.ts";
import { carModels } from "#facts/vehicles.ts";
import { CarDrawing } from "./car-drawing.tsx";
import css from "./guide-prices.module.css";

export function SizeBandModels() {
  return (
    <>
      <figure>
        <div className={`fill ${css.bands}`}>
          {sizeBands.map((band) => (
            <section key={band}>
              <CarDrawing band={band} />
              <h3>{sizeBandNames[band]}</h3>
              <p className="small">{printList(bandExamples[band])}</p>
            </section>
          ))}
        </div>
        <figcaption>{words.caption}</figcaption>
      </figure>
      <div className={`screen ${css.lists}`}>
        {sizeBands.map((band) => (
          <AllModels key={band} band={band} />
        ))}
      </div>
    </>
  );
}

function AllModels({ band }: { band: SizeBand }) {
  const models = carModels.filter((car) => car.band === band);
  const byMake = Map.groupBy(models, ({ make }) => make);
  return (
    <details>
      <summary className="label opener">{words.all(models.length, band)}</summary>
      <ul className="small">
        {[...byMake].map(([make, cars]) => (
          <li key={make}>
            <b>{make}</b> {cars.map(({ model }) => model).join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}
