// CSV as RFC 4180 has it, safe to open in a spreadsheet: a cell that would be run as a formula
// gets an apostrophe in front, which spreadsheets take for "this is text".

import { toHarmlessLines } from "#server/harmless-text.ts";

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What begins a formula, in full width too, as East Asian editions take it. */
const FORMULA = /^\s*[=+\-@＝＋－＠|%\t\r]/;

export function printCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(printCell).join(",")}\r\n`).join("");
}

function printCell(value: string): string {
  const text = toHarmlessLines(value).join("\n");
  const defused = FORMULA.test(text) ? `'${text}` : text;
  return `"${defused.replaceAll('"', '""')}"`;
}
