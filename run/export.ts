// Makes the built pages ready for a plain static host, in dist/static.
// With SITE_URL every address is whole; without it, what must name an address in full is left out.

import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { originPlaceholder, printDate } from "../contract/page-environment.ts";
import { pagePaths } from "../contract/paths.ts";
import { EnvError, readEnv } from "../server/env.ts";
import { fillPlaceholders } from "../server/http/pages.ts";
import { printHeaders, printRedirects } from "./export-rules.ts";

const STATIC = "dist/static";
const HOLDS_PLACEHOLDERS = /\.(html|md|txt|xml)$/;
/** Link previews and sitemaps take whole addresses only. */
const NEEDS_AN_ORIGIN = [
  /<meta (property="og:(url|image)[^>]*|name="twitter:card"[^>]*)\/>/g,
  new RegExp(`\nSitemap: ${originPlaceholder}/sitemap.xml\n`, "g"),
];

try {
  await exportSite(readEnv().siteOrigin);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}

async function exportSite(origin: string | undefined): Promise<void> {
  await rm(STATIC, { recursive: true, force: true });
  await cp("dist/site", STATIC, { recursive: true });
  // The day of the export; a page corrects itself in the browser.
  const environment = { origin: origin ?? "", today: printDate(new Date()) };
  for (const entry of await readdir(STATIC, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !HOLDS_PLACEHOLDERS.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    let text = await readFile(file, "utf8");
    if (!origin) for (const pattern of NEEDS_AN_ORIGIN) text = text.replaceAll(pattern, "");
    await writeFile(file, fillPlaceholders(text, environment));
  }
  if (!origin) await rm(`${STATIC}/sitemap.xml`);
  await writeFile(`${STATIC}/_headers`, printHeaders(origin ?? ""));
  await writeFile(`${STATIC}/_redirects`, printRedirects());
  process.stdout.write(
    `${pagePaths.length + 1} pages exported into ${STATIC}${origin ? ` for ${origin}` : ". SITE_URL is not set: there are no preview pictures and no sitemap, and addresses in structured data are relative"}\n`,
  );
}
