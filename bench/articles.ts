// What a hundred times the articles cost: copies of the trade's own under other slugs, as articles of the studio, built
// in a copy of this checkout, beside the same copy without them.

import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { articles } from "#content/articles/registry.ts";
import { articlePath, paths } from "#contract/paths.ts";
import { startSite } from "#tests/support/site-server.ts";
import { askFor } from "./ask.ts";
import { table } from "./document.ts";
import { kilobytes, median } from "./numbers.ts";
import { processorTime } from "./processor-time.ts";
import { origin } from "./starts.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const TIMES = Number(process.env.TIMES ?? 100);
const article = articlePath("car-roof-wrap-cost-uk");

type Run = { start: number; memory: number; answer: number };

export async function measureArticles(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const sites = [1, TIMES].map((times) => {
      const site = join(folder, `${times}`);
      copyCheckout(site);
      if (times > 1) multiplyArticles(site, times);
      const started = performance.now();
      const env = { ...process.env, NODE_ENV: "production", SITE_URL: origin };
      execFileSync(process.execPath, ["run/build.ts"], { cwd: site, env, stdio: "ignore" });
      return { site, times, built: performance.now() - started, runs: [] as Run[] };
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { site, runs } of sites) runs.push(await run(site));
    }
    return table(
      head,
      sites.map(({ site, times, built, runs }) => {
        const of = (what: keyof Run) => median(runs.map((one) => one[what]));
        return [
          (articles.length * times).toLocaleString("en-GB"),
          pageBytes(site, "/index"),
          pageBytes(site, article),
          pageBytes(site, paths.faq),
          `${(built / 1000).toFixed(0)} s`,
          `${of("start").toFixed(0)} ms`,
          `${of("memory").toFixed(0)} MB`,
          `${of("answer").toFixed(1)} µs`,
        ];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const head = [
  "articles",
  "/: HTML, scripts",
  "an article",
  "/faq",
  "build",
  "start to first answer",
  "memory at rest",
  "processor time of an answer",
];

function copyCheckout(to: string): void {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  for (const file of files) cpSync(file, join(to, file));
  symlinkSync(resolve("node_modules"), join(to, "node_modules"));
}

function multiplyArticles(site: string, times: number): void {
  mkdirSync(join(site, "studio/articles"), { recursive: true });
  const copies = articles.flatMap((one) =>
    Array.from({ length: times - 1 }, (_, place) => {
      const number = place + 2;
      const slug = `${one.slug}-${number}`;
      cpSync(
        join(site, `content/articles/${one.slug}.mdx`),
        join(site, `studio/articles/${slug}.mdx`),
      );
      return {
        ...one,
        slug,
        question: `${one.question} ${number}`,
        title: `${one.title.slice(0, 56)} ${number}`,
        description: `${one.description.slice(0, 156)} ${number}`,
        picture: "film-curl",
      };
    }),
  );
  const file = join(site, "studio/articles.ts");
  const source = readFileSync(file, "utf8").replace(
    /ownArticles = \[.*?\] as const/s,
    `ownArticles = ${JSON.stringify(copies)} as const`,
  );
  writeFileSync(file, source);
}

/** "20.2, 87.1 KB", brotli, without headers. */
function pageBytes(site: string, path: string): string {
  const size = (file: string) =>
    brotliCompressSync(readFileSync(join(site, "dist/site", file))).length;
  const html = readFileSync(join(site, `dist/site${path}.html`), "utf8");
  const late = /data-app="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const scripts = late.map(size).reduce((total, one) => total + one, 0);
  return `${kilobytes(size(`${path}.html`))}, ${kilobytes(scripts)} KB`;
}

async function run(cwd: string): Promise<Run> {
  const started = performance.now();
  const site = await startSite({ SITE_URL: origin, RATE_LIMIT: "off" }, cwd);
  try {
    await (await fetch(site.origin)).arrayBuffer();
    const start = performance.now() - started;
    const memory = site.memory();
    const before = processorTime(site.pid);
    const answers = await askFor(site.origin, {
      headers: { "Accept-Encoding": "br" },
      connections: 32,
      seconds: 2,
    });
    return { start, memory, answer: (1e6 * (processorTime(site.pid) - before)) / answers.length };
  } finally {
    await site.stop();
  }
}
