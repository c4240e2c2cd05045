import { repairPriceRows, repairPriceWords as words } from "#content/repair-prices.ts";
import { print } from "#facts/print.ts";

/** Laid out as the tables of the text, so that it takes their style. */
export function RepairPriceTable() {
  return (
    <table data-columns="3">
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.work}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {repairPriceRows.map(({ work, price, time }) => (
          <tr key={work}>
            <th scope="row">{work}</th>
            <td data-label={words.price}>{print(price)}</td>
            <td data-label={words.time}>{print(time)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
