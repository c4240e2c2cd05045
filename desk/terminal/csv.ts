// CSV as RFC 4180 has it, safe to open in a spreadsheet: what would be run as a formula gets an
// apostrophe in front. Not only where a cell begins: a spreadsheet that takes another character for
// the separator, or each line for a row, would find its cells in the middle of ours.

import { toHarmlessLines } from "#server/harmless-text.ts";

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What begins a formula, in full width too as East Asian editions take it, at the start or after any separator. */
const FORMULA = /(?<=(?:^|[;,|\t])[\s"']*)(?=[=+\-@＝＋－＠|%])/gm;

export function printCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(printCell).join(",")}\r\n`).join("");
}

function printCell(value: string): string {
  const text = toHarmlessLines(value).join("\n").replace(FORMULA, "'");
  return `"${text.replaceAll('"', '""')}"`;
}
