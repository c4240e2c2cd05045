// Writes the site for a plain static host into dist/static; SITE_URL is the address it will have there.

import { EnvError, readEnv } from "#server/env.ts";
import { exportSite } from "./export-site.ts";

const STATIC = "dist/static";

try {
  const { siteOrigin: origin, analytics } = readEnv();
  await exportSite({ from: "dist/site", to: STATIC, origin, analytics, today: new Date() });
  process.stdout.write(
    origin
      ? `The site for ${origin} is in ${STATIC}\n`
      : `The site is in ${STATIC}. SITE_URL is not set: there are no link previews and no sitemap, and canonical links are relative.\n`,
  );
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
