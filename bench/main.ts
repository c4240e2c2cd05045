// npm run bench [bytes] [paint] [server]: costs of the built site, printed as Markdown tables.
// Compare ratios within one run: both sides are measured in alternation, so other load affects them equally.

import { availableParallelism, loadavg } from "node:os";
import { measureBytes } from "./bytes.ts";
import { measurePaint } from "./paint.ts";
import { measureServer } from "./server.ts";

const sections = { bytes: measureBytes, paint: measurePaint, server: measureServer };
const names = process.argv.slice(2);

for (const [name, measure] of Object.entries(sections)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const [head = [], ...rows] = await measure();
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |\n`;
  process.stdout.write(`\n${line(head)}${line(head.map(() => "---"))}${rows.map(line).join("")}`);
  const load = loadavg()[0]?.toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  process.stdout.write(
    `\n${name}, ${day}: Node ${process.version}, ${availableParallelism()} cores, load ${load}.\n`,
  );
}
