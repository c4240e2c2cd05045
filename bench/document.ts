// docs/performance.md: its words are written by hand, what stands between two marks of a section by the benchmark.

import { readFileSync, writeFileSync } from "node:fs";

const FILE = "docs/performance.md";

export function replaceSection(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = readFileSync(FILE, "utf8");
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${FILE} has no place for ${name}`);
  writeFileSync(FILE, `${before.slice(0, from)}${begin}\n${text}\n${before.slice(to)}`);
}

export function table(head: readonly string[], rows: readonly (string | number)[][]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
