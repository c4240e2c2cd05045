// The same words by a static export of Next.js and by Astro, beside this site and the limit page, in alternation.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { articlePath } from "#contract/paths.ts";
import { startSite } from "#tests/support/site-server.ts";
import { onPhone, openBrowser } from "./browser.ts";
import { carriedBytes, kinds, visit } from "./bytes.ts";
import { table } from "./document.ts";
import { startLimitPage } from "./limit-page.ts";
import { median } from "./numbers.ts";
import { ROUNDS, type Timings, time } from "./paint.ts";
import { buildRival, readWords, rivals } from "./rival-sites.ts";
import { serveFolder } from "./serve-folder.ts";
import { buildForOrigin, origin } from "./starts.ts";

const article = "car-roof-wrap-cost-uk";

type Contender = { page: string; by: string; url: string; runs: Timings[] };

export async function measureRivals(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  buildForOrigin();
  const pages = [
    readWords("", "dist/site/index.html"),
    readWords(article, `dist/site${articlePath(article)}.html`),
  ];
  const built = Object.entries(rivals).map(([by, rival]) => ({
    by,
    ...buildRival(rival, pages, join(folder, by)),
  }));
  const [browser, own, limit, ...served] = await Promise.all([
    openBrowser(),
    startSite({ SITE_URL: origin }),
    startLimitPage(),
    ...built.map(({ site }) => serveFolder(site)),
  ]);
  try {
    const contenders: Contender[] = ["/", articlePath(article)].flatMap((page) => [
      { page, by: "this site", url: own.origin + page, runs: [] },
      ...built.map(({ by }, place) => {
        const path = page === "/" ? page : `/${article}`;
        return { page, by, url: served[place]?.origin + path, runs: [] };
      }),
    ]);
    const bare: Contender = { page: "limit", by: "bare HTML", url: `${limit.origin}/`, runs: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { url, runs } of [bare, ...contenders]) runs.push(await time(browser, url));
    }
    const rows = [];
    for (const contender of [bare, ...contenders]) rows.push(await row(browser, contender));
    const versions = built.flatMap((one) => one.versions).join(", ");
    return `${table(head, rows)}\n\n${versions}.`;
  } finally {
    for (const one of [limit, ...served]) one.stop();
    await Promise.all([browser.close(), own.stop()]);
    rmSync(folder, { recursive: true });
  }
}

const head = [
  "page",
  "made by",
  "HTML",
  "styles",
  "scripts",
  "font",
  "pictures",
  "requests",
  "first paint",
  "largest paint",
  "blocked",
];

async function row(browser: Browser, { page, by, url, runs }: Contender) {
  const carried = await onPhone(browser, (phone) => visit(phone, url));
  const of = (what: keyof Timings) => `${median(runs.map((run) => run[what])).toFixed(0)} ms`;
  const bytes = kinds.map((kind) => carriedBytes(carried, kind));
  return [page, by, ...bytes, carried.length, of("first"), of("largest"), of("blocked")];
}
