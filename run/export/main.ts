// Writes the site for a plain static host into dist/static; SITE_URL is the address it will have there.

import { EnvError, readEnv } from "#server/env.ts";
import { dist } from "../../studios/folder.mjs";
import { exportSite } from "./export-site.ts";
import { findGone, listExported } from "./gone.ts";

const STATIC = `${dist}/static`;

/** The export cannot know the host. */
const FORMS = `Careful: who takes the quote requests there? Netlify does. On a host that takes no form posts none arrives:
visitors are told so and given the telephone number. Send one and look ("Static hosts" in docs/operations.md).
`;

try {
  const { siteOrigin: origin, analytics } = readEnv();
  const before = listExported(STATIC);
  await exportSite({ from: `${dist}/site`, to: STATIC, origin, analytics, today: new Date() });
  process.stdout.write(
    origin
      ? `The site for ${origin} is in ${STATIC}\n`
      : `The site is in ${STATIC}. SITE_URL is not set: there are no link previews and no sitemap, and canonical links are relative.\n`,
  );
  for (const path of findGone(before, listExported(STATIC))) {
    process.stdout.write(
      `${path} is no page any more. To send its visitors on: formerAddresses in studio/articles.json\n`,
    );
  }
  process.stdout.write(FORMS);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
