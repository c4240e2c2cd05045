// From the start of the process to its first answer, with pages that the build has compressed for the site's origin and
// with pages that the server has to compress itself.

import { execFileSync } from "node:child_process";
import { startSite } from "#tests/support/site-server.ts";
import { table } from "./document.ts";
import { kilobytes, median } from "./numbers.ts";
import { processorTime } from "./processor-time.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Milliseconds after which the work of a start is over. */
const OVER = 8000;

export const origin = "https://wraps.example";

/** Its pages are compressed for it from then on. */
export function buildForOrigin(): void {
  const env = { ...process.env, NODE_ENV: "production", SITE_URL: origin };
  execFileSync(process.execPath, ["run/build.ts"], { env, stdio: "ignore" });
}

export async function measureStarts(): Promise<string> {
  buildForOrigin();
  const byServer = await measure("the server", "https://unknown-to-the-build.example");
  const byBuild = await measure("the build", origin);
  const head = [
    "pages compressed by",
    "start to first answer",
    "that page",
    "processor time of a start",
  ];
  return table(head, [byServer, byBuild]);
}

async function measure(by: string, siteUrl: string): Promise<string[]> {
  const runs: { ready: number; bytes: number; work: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const site = await startSite({ SITE_URL: siteUrl });
    const answer = await fetch(site.origin, { headers: { "Accept-Encoding": "br" } });
    const ready = performance.now() - started;
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, OVER));
    const bytes = Number(answer.headers.get("Content-Length"));
    runs.push({ ready, bytes, work: processorTime(site.pid) });
    await site.stop();
  }
  const of = (what: keyof (typeof runs)[number]) => median(runs.map((run) => run[what]));
  return [
    by,
    `${of("ready").toFixed(0)} ms`,
    `${kilobytes(of("bytes"))} KB`,
    `${of("work").toFixed(1)} s`,
  ];
}
