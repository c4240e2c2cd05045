// What pages weigh when the site has a hundred times the articles: built with copies of them, in a folder of its own.

import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { table } from "./document.ts";
import { kilobytes } from "./numbers.ts";

const TIMES = 100;
const NOT_SOURCES = ["node_modules", "dist", "data", "test-results", ".git", ".env"];
const ARTICLE = "faq/van-wrap-pricing-uk.html";

export function measureArticles(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    for (const name of readdirSync(".").filter((name) => !NOT_SOURCES.includes(name))) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
    copyArticles(folder);
    const started = performance.now();
    const built = spawnSync(process.execPath, ["run/build.ts"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (built.status !== 0) throw new Error(built.stderr.slice(0, 2000));
    const seconds = Math.round((performance.now() - started) / 1000);
    const head = ["articles", "HTML of /", "of an article", "of /faq", "that article's scripts"];
    const rows = [weigh("dist/site"), weigh(join(folder, "dist/site"))];
    return `${table(head, rows)}\n\nIn KB of Brotli; built in ${seconds} s.`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copyArticles(folder: string): void {
  mkdirSync(join(folder, "studio/articles"), { recursive: true });
  const texts = readdirSync("content/articles").filter((name) => name.endsWith(".mdx"));
  const entries: object[] = [];
  for (const name of texts) {
    for (let copy = 1; copy < TIMES; copy += 1) {
      const slug = `copy-${copy}-of-${name.replace(".mdx", "")}`;
      cpSync(join("content/articles", name), join(folder, "studio/articles", `${slug}.mdx`));
      entries.push({
        slug,
        group: "care",
        question: `What is said in copy ${copy} of ${name}?`,
        title: `Copy ${copy} of ${name}`.slice(0, 60),
        description: `What is said in copy ${copy} of ${name}`.padEnd(120, " again"),
        shortAnswer: "The same as in the article that it was copied from.",
        related: ["van-wrap-pricing-uk", "car-wrap-prices-uk", "car-roof-wrap-cost-uk"],
        quoteLink: "Ask about it",
        updated: "2026-11-01",
        picture: "car-default",
      });
    }
  }
  const registry = join(folder, "studio/articles.ts");
  const text = readFileSync(registry, "utf8");
  writeFileSync(
    registry,
    text.replace("ownArticles = []", `ownArticles = ${JSON.stringify(entries)}`),
  );
}

function weigh(site: string): string[] {
  const read = (file: string) => readFileSync(join(site, file));
  const size = (file: string) => brotliCompressSync(read(file)).length;
  const scripts = new Set(String(read(ARTICLE)).match(/assets\/[\w-]+\.js/g));
  const ofScripts = [...scripts].reduce((sum, file) => sum + size(file), 0);
  const articles = readdirSync(join(site, "faq")).filter((name) => name.endsWith(".html")).length;
  const sizes = [size("index.html"), size(ARTICLE), size("faq.html"), ofScripts];
  return [articles.toLocaleString("en-GB"), ...sizes.map(kilobytes)];
}
