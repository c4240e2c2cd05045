import { repairPriceRows, repairPriceWords as words } from "#content/repair-prices.ts";
import { print } from "#facts/print.ts";
import { areas } from "#studio/areas.ts";
import { RowTable } from "../table.tsx";

/** Where customers are. */
export function AreaTable() {
  return (
    <RowTable
      headings={["Part of the area", "Places", "The way here", "How it usually goes"]}
      rows={areas.parts.map(({ part, places, way, usually }) => [part, places, way, usually])}
    />
  );
}

export function RepairPriceTable() {
  return (
    <RowTable
      caption={<caption className="visually-hidden">{words.caption}</caption>}
      headings={[words.work, words.price, words.time]}
      rows={repairPriceRows.map(({ work, price, time }) => [work, print(price), print(time)])}
    />
  );
}
