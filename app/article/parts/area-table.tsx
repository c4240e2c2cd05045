import { areas } from "#studio/areas.ts";
import { role } from "../table.tsx";

const [part, places, way, usually] = [
  "Part of the area",
  "Places",
  "The way here",
  "How it usually goes",
] as const;

/** Where customers are. Laid out as the tables of the text, so that it takes their style. */
export function AreaTable() {
  return (
    <table {...role.table} data-wide>
      <thead {...role.group}>
        <tr {...role.row}>
          {[part, places, way, usually].map((heading) => (
            <th key={heading} {...role.column}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.group}>
        {areas.parts.map((row) => (
          <tr key={row.part} {...role.row}>
            <th {...role.first}>{row.part}</th>
            <td {...role.cell} data-label={places}>
              <span>{row.places}</span>
            </td>
            <td {...role.cell} data-label={way}>
              <span>{row.way}</span>
            </td>
            <td {...role.cell} data-label={usually}>
              <span>{row.usually}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
