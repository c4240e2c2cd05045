// npm run export: writes the site for a static host to dist/static. SITE_URL is the site's address on the host.

import { EnvError, readEnv } from "#server/env.ts";
import { dist, studioFolder } from "../../studios/folder.mjs";
import { exportSite } from "./export-site.ts";
import { findGone, listExported } from "./gone.ts";

const STATIC = `${dist}/static`;

/** Always printed, since the export cannot know the host. */
const FORMS = `Careful: quote requests arrive only if the host handles form posts, as Netlify does. On other hosts, visitors are told
that the request did not arrive, and given the telephone number. On a new host, send a request and check that it arrives
("Static hosts" in docs/going-live.md).
`;

try {
  const { siteOrigin: origin, analytics } = readEnv();
  const before = listExported(STATIC);
  await exportSite({ from: `${dist}/site`, to: STATIC, origin, analytics, today: new Date() });
  process.stdout.write(
    origin
      ? `The site for ${origin} is in ${STATIC}\n`
      : `The site is in ${STATIC}. SITE_URL is not set: there are no link previews and no sitemap, and canonical links are relative. To set it: SITE_URL=https://www.example.com npm run export\n`,
  );
  for (const path of findGone(before, listExported(STATIC))) {
    process.stdout.write(
      `The page ${path} is gone. To redirect its visitors, use formerAddresses in ${studioFolder}/articles.json.\n`,
    );
  }
  process.stdout.write(FORMS);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
