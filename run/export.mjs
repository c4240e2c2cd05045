// npm run export: builds what is out of date and writes the site for a plain static host into dist/static.

import { buildSite, end, installPackages, node, run } from "./steps.mjs";

try {
  await installPackages();
  await buildSite();
  process.exitCode = await run(node, ["run/export.ts"]);
} catch (error) {
  end(error);
}
