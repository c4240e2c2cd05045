import { estimator, guidePriceWords as words } from "#content/estimator.ts";
import { type Coverage, guidePrices } from "#facts/prices.ts";
import { print } from "#facts/print.ts";
import { sizeBandNames, sizeBands } from "#facts/size-bands.ts";
import { role } from "../table-roles.ts";
import { CarDrawing } from "./car-drawing.tsx";
import css from "./guide-prices.module.css";

const coverages = Object.keys(guidePrices) as Coverage[];

/** The guide prices by coverage and size, with the middle band in film. */
export function GuidePriceTable() {
  return (
    <div className={css.prices}>
      <table {...role.table}>
        <caption className="visually-hidden">{words.caption}</caption>
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
              <th {...role.first}>{words.works[coverage]}</th>
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
    </div>
  );
}
