import { repairPriceRows, repairPriceWords as words } from "#content/repair-prices.ts";
import { print } from "#facts/print.ts";
import { role } from "../table.tsx";

/** Laid out as the tables of the text, so that it takes their style. */
export function RepairPriceTable() {
  return (
    <table {...role.table} data-wide>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead {...role.group}>
        <tr {...role.row}>
          <th {...role.column}>{words.work}</th>
          <th {...role.column}>{words.price}</th>
          <th {...role.column}>{words.time}</th>
        </tr>
      </thead>
      <tbody {...role.group}>
        {repairPriceRows.map(({ work, price, time }) => (
          <tr key={work} {...role.row}>
            <th {...role.first}>{work}</th>
            <td {...role.cell} data-label={words.price}>
              {print(price)}
            </td>
            <td {...role.cell} data-label={words.time}>
              {print(time)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
