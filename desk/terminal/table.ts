// Tables for the terminal, whose columns stay aligned even with wide characters.

import stringWidth from "string-width";
import { toHarmlessLine } from "#server/harmless-text.ts";

export type Column<Row> = { title: string; value(row: Row): string; widest?: number };

const GAP = "  ";

export function printTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) =>
      columns.map(({ value, widest }) => cut(toHarmlessLine(value(row)), widest ?? 30)),
    ),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((cells) => stringWidth(cells[index] ?? ""))),
  );
  return lines.map((cells) => `${pad(cells, widths).trimEnd()}\n`).join("");
}

function pad(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, index) => cell + " ".repeat(Math.max(0, (widths[index] ?? 0) - stringWidth(cell))))
    .join(GAP);
}

/** Cuts between graphemes, never inside an emoji. */
function cut(text: string, widest: number): string {
  if (stringWidth(text) <= widest) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter("en-GB").segment(text)) {
    if (stringWidth(kept + segment) > widest - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}
