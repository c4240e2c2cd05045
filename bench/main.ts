// npm run bench: what the site costs, measured, into docs/performance.md. Names of sections narrow it down:
//   npm run bench -- bytes paint
// Figures to compare are ratios taken in alternation within one run, so that what else the machine does weighs on both.

import { availableParallelism, loadavg } from "node:os";
import { measureArticles } from "./articles.ts";
import { measureBurst } from "./burst.ts";
import { measureBytes } from "./bytes.ts";
import { measureClicks } from "./clicks.ts";
import { replaceSection } from "./document.ts";
import { measureGrowth } from "./growth.ts";
import { measurePaint } from "./paint.ts";
import { measureRivals } from "./rivals.ts";
import { measureServer } from "./server.ts";

/** Each gives its tables as Markdown. */
const sections: Record<string, () => string | Promise<string>> = {
  bytes: measureBytes,
  paint: measurePaint,
  rivals: measureRivals,
  clicks: measureClicks,
  server: measureServer,
  growth: measureGrowth,
  articles: measureArticles,
  burst: measureBurst,
};

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(sections)) {
  const measure = sections[name];
  if (!measure) throw new Error(`no such section: ${name}; there are ${Object.keys(sections)}`);
  const before = loadavg()[0] ?? 0;
  const tables = await measure();
  const day = new Date().toISOString().slice(0, 10);
  const load = `load ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
  const rounds = `medians of ${process.env.ROUNDS ?? 5}`;
  const conditions = `Measured ${day}, Node ${process.version.slice(1)}, ${availableParallelism()} cores, ${rounds}, ${load}.`;
  replaceSection(name, `${tables}\n\n${conditions}`);
  process.stdout.write(`\n${name}\n\n${tables}\n\n${conditions}\n`);
}
