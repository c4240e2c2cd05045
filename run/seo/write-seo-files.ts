// Files for search engines, assistants and phones: sitemap, robots.txt, llms.txt, each article as Markdown, icons and
// the web manifest.

import { readFile, writeFile } from "node:fs/promises";
import { searchIndex } from "#app/faq/search.ts";
import { articles } from "#content/articles/registry.ts";
import { faq } from "#content/faq.ts";
import { footer } from "#content/footer.ts";
import { page as landing } from "#content/landing/page.ts";
import { priceBasis } from "#content/price-basis.ts";
import { originPlaceholder as origin } from "#contract/page-environment.ts";
import { type ArticleSlug, articlePath, pagePaths, paths } from "#contract/paths.ts";
import { plain } from "#facts/print.ts";
import { studio } from "#studio/studio.ts";
import { writeIcons } from "./icons.ts";
import { printMarkdown } from "./markdown.ts";
import { printSearchIndex } from "./search-index.ts";

/**
 * @param siteDir holds the built pages.
 * @param renderArticleText gives the HTML of an article's words.
 */
export async function writeSeoFiles(
  siteDir: string,
  renderArticleText: (slug: ArticleSlug) => Promise<string>,
): Promise<void> {
  await writeIcons(siteDir);
  await writeFile(`${siteDir}/sitemap.xml`, await printSitemap(siteDir));
  await writeFile(`${siteDir}/robots.txt`, robots);
  await writeFile(`${siteDir}/llms.txt`, llms);
  await writeFile(siteDir + searchIndex, await printSearchIndex(articles, renderArticleText));
  for (const { slug } of articles) {
    const path = articlePath(slug);
    const text = await printMarkdown(await renderArticleText(slug));
    const end = [`Source: ${origin}${path}`, ...notes].join("\n\n");
    await writeFile(`${siteDir}${path}.md`, `${text}\n\n---\n\n${end}\n`);
  }
}

async function printSitemap(siteDir: string): Promise<string> {
  const entries: string[] = [];
  for (const path of pagePaths) {
    const html = await readFile(`${siteDir}${path === "/" ? "/index" : path}.html`, "utf8");
    if (html.includes('<meta name="robots" content="noindex"')) continue;
    // As the page itself shows it. A page that does not say when it changed has no date here either.
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

/** Said wherever the words leave the pages, whose footer says it. */
const notes = footer.demonstration ? [footer.demonstration] : [];

const llms = plain(`# ${studio.name}

> ${[landing.description, ...notes].join(" ")}

- Workshop: ${studio.address.town}, by appointment. Area: ${studio.serviceArea}.
- Telephone ${studio.phone.display}, email ${studio.email}.
- Prices are guide prices in pounds${priceBasis.comma}; a firm quote follows an inspection or clear photos.

## Answers

${articles.map(({ slug, question, shortAnswer }) => `- [${question}](${origin}${articlePath(slug)}.md): ${shortAnswer}`).join("\n")}

## Pages

- [Free quote](${origin}${paths.landing}): the form on every page.
- [${faq.heading}](${origin}${paths.faq}): all questions.
- [Terms](${origin}${paths.terms}), [privacy](${origin}${paths.privacy}) and [accessibility](${origin}${paths.accessibility}).
`);
