// CSV (RFC 4180) that is safe in spreadsheets: text that would run as a formula gets an apostrophe in front.

import { toHarmlessLines } from "#server/harmless-text.ts";

/** Without this mark, Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Start of a formula: a sign, also full-width, at the start of a line or after a character that may separate cells. */
const FORMULA = /(?<=(?:^|[;,|\t])[\s"']*)(?=[=+\-@＝＋－＠|%])/gm;

export function printCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(printCell).join(",")}\r\n`).join("");
}

function printCell(value: string): string {
  const text = toHarmlessLines(value).join("\n").replace(FORMULA, "'");
  return `"${text.replaceAll('"', '""')}"`;
}
