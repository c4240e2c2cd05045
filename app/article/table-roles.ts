/** A table's roles, spelt out because browsers forget them once CSS rearranges its cells. */
export const role = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  first: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
