import { repairPriceRows, repairPriceWords as words } from "#content/repair-prices.ts";
import { print } from "#facts/print.ts";
import { RowTable } from "../table.tsx";

export function RepairPriceTable() {
  return (
    <RowTable
      caption={words.caption}
      headings={[words.work, words.price, words.time]}
      rows={repairPriceRows.map(({ work, price, time }) => [work, print(price), print(time)])}
    />
  );
}
