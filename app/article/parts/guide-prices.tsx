// Guide prices by car size, and the cars in each size band.

import { bandExamples, estimator, guidePriceCaption, sizeBandWords } from "#content/estimator.ts";
import { coverageNames } from "#contract/estimate.ts";
import { print, printList } from "#facts/print.ts";
import { type SizeBand, sizeBandNames, sizeBands } from "#facts/size-bands.ts";
import { carModels } from "#facts/vehicles.ts";
import { coverages, guidePrices } from "#studio/prices.ts";
import { plateAddress } from "../plate.tsx";
import { RowTable } from "../table.tsx";
import css from "./guide-prices.module.css";

export function GuidePriceTable() {
  return (
    <>
      <RowTable
        className={css.prices}
        caption={guidePriceCaption}
        headings={[
          "",
          ...sizeBands.map((band) => [<CarDrawing key={band} band={band} />, sizeBandNames[band]]),
        ]}
        rows={coverages.map((coverage) => [
          coverageNames[coverage],
          ...sizeBands.map((band) => print(guidePrices[coverage][band])),
        ])}
      />
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
  const makes = [...new Set(models.map(({ make }) => make))];
  return (
    <details>
      <summary className="label opener">{sizeBandWords.all(models.length, band)}</summary>
      <ul className="small">
        {makes.map((make) => (
          <li key={make}>
            <b>{make}</b> {models.flatMap((car) => (car.make === make ? car.model : [])).join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Drawing of a car in the band, at the same scale for every band. */
function CarDrawing({ band }: { band: SizeBand }) {
  return <img src={plateAddress(`band-${band}`)} alt="" width="500" height="190" loading="lazy" />;
}
