// Built site that consists of a test's files.

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  originPlaceholder,
  problemPlaceholders,
  todayPlaceholder,
} from "#contract/page-environment.ts";
import { createBuiltPages } from "#server/http/built-pages.ts";
import { createTestFolder } from "./test-site.ts";

export const environment = { origin: "https://wraps.example", today: "20 November 2026" };

type Files = Record<string, string | Buffer>;

export async function createPages(files: Files, settings = {}) {
  const siteDir = await createTestFolder();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await writeFile(join(siteDir, path), content);
  }
  return createBuiltPages({
    siteDir,
    settings: { siteOrigin: environment.origin, ...settings },
    now: () => new Date("2026-11-20T12:00:00Z"),
    problemPage: `<style>h1 {}</style><h1>${problemPlaceholders.title}</h1>${problemPlaceholders.text}, ${todayPlaceholder}`,
    render: async (...asked) => ({ status: 422, html: JSON.stringify(asked) }),
  });
}

/** @returns a function that requests a path of the site. */
export async function buildSite(files: Files, settings: { siteOrigin?: undefined } = {}) {
  const pages = await createPages(files, settings);
  return (path: string, headers: Record<string, string> = {}, changes = {}) =>
    pages.serve(new Request(`http://site.test${path}`, { headers }), {
      ...environment,
      ...changes,
    });
}

export const page = `<link rel="canonical" href="${originPlaceholder}/"><p>${todayPlaceholder}</p>`;
export const site = {
  "index.html": page,
  "404.html": "not found",
  "faq.html": "questions",
  "faq/car-wrap-prices-uk.html": "prices",
  "assets/main-Bq3x_1Zk.js": "let a = 1;",
  "pictures/hero-800-0a1b2c3d.avif": Buffer.from([0, 1, 2]),
  "robots.txt": `Sitemap: ${originPlaceholder}/sitemap.xml`,
  ".secret": "no",
};

export async function bytes(answer: Response | undefined): Promise<Buffer> {
  return Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
}
