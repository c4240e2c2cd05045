// Files for search engines and phones, and the search index of the FAQ's filter.

import { readFile, writeFile } from "node:fs/promises";
import { searchIndex } from "#app/faq/search.ts";
import { articles } from "#content/articles/registry.ts";
import { originPlaceholder as origin } from "#contract/page-environment.ts";
import { pagePaths } from "#contract/paths.ts";
import { writeIcons } from "./icons.ts";
import { printSearchIndex } from "./search-index.ts";

/** @param siteDir folder of the built pages. @param renderArticleText renders an article's text as HTML. */
export async function writeSeoFiles(
  siteDir: string,
  renderArticleText: (slug: string) => Promise<string>,
): Promise<void> {
  await writeIcons(siteDir);
  await writeFile(`${siteDir}/sitemap.xml`, await printSitemap(siteDir));
  await writeFile(`${siteDir}/robots.txt`, robots);
  await writeFile(siteDir + searchIndex, await printSearchIndex(articles, renderArticleText));
}

async function printSitemap(siteDir: string): Promise<string> {
  const entries: string[] = [];
  for (const path of pagePaths) {
    const html = await readFile(`${siteDir}${path === "/" ? "/index" : path}.html`, "utf8");
    if (html.includes('<meta name="robots" content="noindex"')) continue;
    // The date that the page shows, if any.
    const [, date] = /<time datetime="([\d-]+)"/i.exec(html) ?? [];
    const lastmod = date ? `<lastmod>${date}</lastmod>` : "";
    entries.push(`  <url><loc>${origin}${path}</loc>${lastmod}</url>`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

const robots = `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
