// Guide prices by car size, and the cars in each size band.

import { bandExamples, estimator, guidePriceWords, sizeBandWords } from "#content/estimator.ts";
import { print, printList } from "#facts/print.ts";
import { type SizeBand, sizeBandNames, sizeBands } from "#facts/size-bands.ts";
import { carModels } from "#facts/vehicles.ts";
import { coverages, guidePrices } from "#studio/prices.ts";
import { plateAddress } from "../plate.tsx";
import { role } from "../table.tsx";
import css from "./guide-prices.module.css";

export function GuidePriceTable() {
  return (
    <>
      <table className={css.prices} {...role.table}>
        <caption className="visually-hidden">{guidePriceWords.caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            <td {...role.cell} />
            {sizeBands.map((band) => (
              <th key={band} {...role.column} data-band={band}>
                <CarDrawing band={band} />
                {sizeBandNames[band]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role.group}>
          {coverages.map((coverage) => (
            <tr key={coverage} {...role.row}>
              <th {...role.first}>{guidePriceWords.works[coverage]}</th>
              {sizeBands.map((band) => (
                <td key={band} {...role.cell} data-band={band}>
                  {print(guidePrices[coverage][band])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small quiet">{estimator.indicative}</p>
    </>
  );
}

export function SizeBandModels() {
  return (
    <>
      <figure aria-label="Drawing">
        <div className={`fill ${css.bands}`}>
          {sizeBands.map((band) => (
            <section key={band}>
              <CarDrawing band={band} />
              <h3>{sizeBandNames[band]}</h3>
              <p className="small">{printList(bandExamples[band])}</p>
            </section>
          ))}
        </div>
        <figcaption>{sizeBandWords.caption}</figcaption>
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
      <summary className="label opener">{sizeBandWords.all(models.length, band)}</summary>
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

/** Drawing of a car in the band; all bands share one scale. */
function CarDrawing({ band }: { band: SizeBand }) {
  return <img src={plateAddress(`band-${band}`)} alt="" width="500" height="190" loading="lazy" />;
}
