// Benchmark of the built site, printed as Markdown tables: npm run bench [pages] [server].
// Compare the ratios: the machine's load changes the times, but affects the site and the bare page or server alike.

import { availableParallelism, loadavg } from "node:os";
import { measurePages } from "./pages.ts";
import { measureServer } from "./server.ts";

const sections = { pages: measurePages, server: measureServer };
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
