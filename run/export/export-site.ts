// Export of the built pages for a static host. Without an origin, tags that need an absolute URL are removed.

import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Analytics } from "#contract/analytics.ts";
import { originPlaceholder, printDate } from "#contract/page-environment.ts";
import { codingEndings } from "#server/http/compression.ts";
import { fillPlaceholders } from "#server/http/pages.ts";
import { hashStyle } from "#server/http/security-headers.ts";
import { printHeaders, printHtaccess, printNginxRules, printRedirects } from "./rules.ts";

const MAY_HOLD_PLACEHOLDERS = /\.(html|txt|xml)$/;

/** Pages also written as PATH/index.html, since plain hosts redirect /faq to /faq/ if a folder faq exists. */
const PAGE = /^(.*\/(?!(?:index|404)\.html$)[^/]+)\.html$/;

/** Link previews and sitemaps require absolute URLs. */
const NEEDS_AN_ORIGIN = [
  /<meta (property="og:(url|image)[^>]*|name="twitter:card"[^>]*)\/>/g,
  new RegExp(`\nSitemap: ${originPlaceholder}/sitemap.xml\n`, "g"),
];

/** @param options.origin without a trailing slash; `undefined` if not known yet. */
export async function exportSite(options: {
  from: string;
  to: string;
  origin: string | undefined;
  analytics?: Analytics | undefined;
  today: Date;
}): Promise<void> {
  const { from, to, origin, analytics } = options;
  await rm(to, { recursive: true, force: true });
  // Static hosts compress files themselves, and would serve a compressed copy as a separate file.
  const isCopy = (file: string) => Object.values(codingEndings).includes(extname(file));
  await cp(from, to, { recursive: true, filter: (file) => !isCopy(file) });
  // The page's script replaces the date of the export with today's.
  const environment = { origin: origin ?? "", today: printDate(options.today), analytics };
  const styles = new Set<string | undefined>();
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !MAY_HOLD_PLACEHOLDERS.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    let text = await readFile(file, "utf8");
    if (!origin) for (const pattern of NEEDS_AN_ORIGIN) text = text.replaceAll(pattern, "");
    styles.add(hashStyle(text));
    text = fillPlaceholders(text, environment);
    await writeFile(file, text);
    const [, page] = PAGE.exec(file) ?? [];
    if (page !== undefined) {
      await mkdir(page, { recursive: true });
      await writeFile(`${page}/index.html`, text);
    }
  }
  if (!origin) await rm(`${to}/sitemap.xml`);
  const rules = { origin: origin ?? "", analytics, styles };
  await writeFile(`${to}/_headers`, printHeaders(rules));
  await writeFile(`${to}/_redirects`, printRedirects());
  await writeFile(`${to}/_nginx.conf`, printNginxRules(rules));
  await writeFile(`${to}/.htaccess`, printHtaccess(rules));
}
